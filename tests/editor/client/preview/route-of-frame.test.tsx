import { expect, it } from 'vitest';
import { routeOfFrame } from '../../../../src/editor/client/preview/route-of-frame.ts';
import { fromPartial } from '../../../from-partial.ts';

const frame = (contentWindow: object) => fromPartial<HTMLIFrameElement>({ contentWindow });

it('the route of a frame is the address of its page, and undefined if the browser shows an error page', () => {
  expect(routeOfFrame(frame({ location: { pathname: '/caf%C3%A9' } }))).toBe('/café');
  expect(routeOfFrame(frame({ location: { pathname: '/100%' } }))).toBeUndefined();
  const foreign = {
    get location(): never {
      throw new DOMException('Blocked a frame', 'SecurityError');
    },
  };
  expect(routeOfFrame(frame(foreign))).toBeUndefined();
});
