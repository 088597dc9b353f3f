import { describe, expect, it } from 'vitest';
import { createFollower } from '../../../src/model/redirects/follow.ts';

const redirects = ['/ancien', '/100%2541', '/blog/:slug', '/vieux/*', '/:page.html'].map((from) => ({ from, to: '/' }));
const { redirectFrom } = createFollower(redirects);

describe('redirectFrom', () => {
  it.each([
    ['/ancien', '/ancien'],
    ['/ancien/', '/ancien'],
    ['//ancien//', '/ancien'],
    ['/100%41', '/100%2541'],
    ['/blog/a', '/blog/:slug'],
    ['/blog/a/', '/blog/:slug'],
    ['//blog//a//', '/blog/:slug'],
    ['/contact.html/', '/:page.html'],
    ['/vieux/', '/vieux/*'],
    ['/vieux/a/b/', '/vieux/*'],
  ])('matches %s like hosts, with %s', (path, from) => expect(redirectFrom(path)?.from).toBe(from));

  it.each(['/', '/100A', '/100%2541', '/blog', '/blog/', '/blog/a/b/', '/vieux'])('does not match %s', (path) => {
    expect(redirectFrom(path)).toBeUndefined();
  });
});

it('follows a destination with a final slash to the pattern that matches it', () => {
  const pair = [
    { from: '/a', to: '/vieux/?x=1#y' },
    { from: '/vieux/*', to: '/contact/' },
  ] as const;
  const follower = createFollower(pair, (path) => path === '/contact');
  expect(follower.follow(pair[0]).passed).toEqual(pair);
});
