import type { Manifest } from 'vite';
import { expect, it } from 'vitest';
import { clientFiles } from '../../../src/build/program/render-assets.ts';

const manifest: Manifest = {
  'src/entry/client.tsx': {
    file: '_assets/client.js',
    src: 'src/entry/client.tsx',
    isEntry: true,
    imports: ['_react.js'],
    dynamicImports: ['src/blocks/booking/Booking.tsx'],
  },
  '_react.js': { file: '_assets/react.js' },
  '_shared.js': { file: '_assets/shared.js', imports: ['_react.js'] },
  'src/blocks/booking/Booking.tsx': {
    file: '_assets/Booking.js',
    src: 'src/blocks/booking/Booking.tsx',
    isDynamicEntry: true,
    imports: ['_shared.js', 'src/entry/client.tsx'],
  },
  'src/shell/popup/OfferPopup.tsx': {
    file: '_assets/OfferPopup.js',
    src: 'src/shell/popup/OfferPopup.tsx',
    isDynamicEntry: true,
    imports: ['_shared.js'],
  },
  'node_modules/library/index.js': {
    file: '_assets/es.js',
    src: 'node_modules/library/index.js',
    isDynamicEntry: true,
  },
};

it('clientFiles has the entry first, then all its dependencies, and the additional files of each lazy part', () => {
  const { client, chunks } = clientFiles(manifest);
  expect(client).toEqual(['_assets/client.js', '_assets/react.js']);
  expect(chunks).toEqual({
    booking: ['_assets/Booking.js', '_assets/shared.js'],
    'offer-popup': ['_assets/OfferPopup.js', '_assets/shared.js'],
  });
});
