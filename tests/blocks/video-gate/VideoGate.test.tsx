import '@testing-library/jest-dom/vitest';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { VideoGate } from '../../../src/blocks/video-gate/VideoGate.tsx';
import type { VideoBlock } from '../../../src/blocks/video-gate/video-file.ts';
import type { Labels } from '../../../src/model/types.generated.ts';
import { quickUser } from '../../ui/quick-user.ts';
import { act, cleanup, fireEvent, render, screen } from '../../ui/testing-library.ts';

const block: VideoBlock = {
  key: 'video-gate-1',
  type: 'video-gate',
  ground: 'paper',
  title: 'Présentation',
  sources: [
    { source: 'media/films/a.webm', mime: 'video/webm' },
    { source: 'media/films/a.mp4', mime: 'video/mp4' },
  ],
  poster: { source: 'media/films/a.webp', alt: 'Une boulangerie' },
  width: 1280,
  height: 720,
  transcriptLabel: 'Lire ce que montre le film',
  transcript: 'Un site naît.',
  transcriptHtml: '<p>Un site <em>naît</em>.</p>',
  labels: {
    play: 'Lire le film',
    pause: 'Mettre en pause',
    resume: 'Reprendre',
    mute: 'Couper le son',
    unmute: 'Remettre le son',
    captionsOn: 'Afficher les sous-titres',
    captionsOff: 'Masquer les sous-titres',
    fullscreen: 'Plein écran',
    exitFullscreen: 'Quitter le plein écran',
    loading: 'Chargement du film…',
    unsupported: 'Votre navigateur ne supporte pas la lecture de vidéos.',
    failed: 'Le film n’a pas pu être lu.',
    retry: 'Réessayer',
    file: 'Ouvrir le fichier du film',
    controls: 'Commandes du film',
  },
};

const video = () => document.querySelector('video') as HTMLVideoElement;
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const start = async (change: Partial<VideoBlock> = {}) => {
  render(<VideoGate block={{ ...block, ...change }} labels={{} as Labels} />);
  await quickUser().click(button(/Lire le film/));
};

/** Makes media elements play and pause, as far as the player can see. */
function stubMedia({ play }: { play?: () => Promise<void> } = {}) {
  const paused = new WeakMap<HTMLMediaElement, boolean>();
  const { prototype } = HTMLMediaElement;
  vi.spyOn(prototype, 'canPlayType').mockReturnValue('maybe');
  vi.spyOn(prototype, 'paused', 'get').mockImplementation(function (this: HTMLMediaElement) {
    return paused.get(this) ?? true;
  });
  vi.spyOn(prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    if (play) return play();
    paused.set(this, false);
    this.dispatchEvent(new Event('play'));
  });
  vi.spyOn(prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    paused.set(this, true);
    this.dispatchEvent(new Event('pause'));
  });
}

beforeEach(() => stubMedia());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('VideoGate', () => {
  it('refers on the server to no video file, except in the link for browsers without scripts, and includes the transcript', () => {
    const html = renderToString(<VideoGate block={block} labels={{} as Labels} />);
    expect(html).not.toContain('<video');
    expect(html.replace(/<noscript>.*?<\/noscript>/s, '')).not.toMatch(/a\.(webm|mp4)/);
    expect(html).toMatch(/<noscript>.*href="\/media\/films\/a\.mp4".*<\/noscript>/s);
    expect(html).toContain('<summary>Lire ce que montre le film</summary>');
    expect(html).toContain('<p>Un site <em>naît</em>.</p>');
  });

  it('plays in the page, without the browser’s controls', async () => {
    await start();
    expect(video()).not.toHaveAttribute('controls');
    expect(video()).toHaveAttribute('playsinline');
    expect(video()).toHaveAttribute('autoplay');
    expect(video()).toHaveAttribute('disablepictureinpicture');
    expect(video()).toHaveAttribute('disableremoteplayback');
    expect(video()).toHaveAttribute('controlslist', 'nodownload noremoteplayback noplaybackrate');
    expect(video()).toHaveTextContent('Votre navigateur ne supporte pas la lecture de vidéos.');
    expect([...video().querySelectorAll('source')].map(({ type }) => type)).toEqual(['video/webm', 'video/mp4']);
    expect(button('Mettre en pause')).toHaveFocus();
  });

  it('plays, pauses and switches the sound with its buttons', async () => {
    await start();
    await quickUser().click(button('Mettre en pause'));
    expect(video().paused).toBe(true);
    await quickUser().click(button('Lire le film'));
    expect(video().paused).toBe(false);
    await quickUser().click(button('Couper le son'));
    expect(video().muted).toBe(true);
    expect(button('Remettre le son')).toBeVisible();
  });

  it('reacts to Space, K, M and F, and leaves key combinations to the browser', async () => {
    await start();
    const requestFullscreen = vi.fn(async () => undefined);
    Object.assign(document.querySelector('.video-frame') as object, { requestFullscreen });
    await quickUser().keyboard(' ');
    expect(video().paused).toBe(true);
    await quickUser().keyboard('k');
    expect(video().paused).toBe(false);
    await quickUser().keyboard('m');
    expect(video().muted).toBe(true);
    await quickUser().keyboard('{Control>}m{/Control}');
    expect(video().muted).toBe(true);
    await quickUser().keyboard('f');
    expect(requestFullscreen).toHaveBeenCalledOnce();
  });

  it('falls back to the full screen of the iPhone, which only supports the video', async () => {
    await start();
    const webkitEnterFullscreen = vi.fn();
    Object.assign(video(), { webkitEnterFullscreen });
    await quickUser().click(button('Plein écran'));
    expect(webkitEnterFullscreen).toHaveBeenCalledOnce();
  });

  it('has a button for captions only if there is a track', async () => {
    await start();
    expect(screen.queryByRole('button', { name: /sous-titres/ })).toBeNull();
    cleanup();
    await start({ captions: 'media/films/a.vtt' });
    expect(video().querySelector('track')).toHaveAttribute('src', '/media/films/a.vtt');
    expect(button('Masquer les sous-titres')).toBeVisible();
  });

  it('asks for another click if the browser refuses to start the video', async () => {
    vi.restoreAllMocks();
    stubMedia({ play: () => Promise.reject(new DOMException('no gesture', 'NotAllowedError')) });
    await start();
    expect(await screen.findByRole('button', { name: 'Reprendre' })).toBeVisible();
    expect(button('Lire le film')).toBeVisible();
    vi.restoreAllMocks();
    stubMedia();
    await quickUser().click(button('Reprendre'));
    expect(video().paused).toBe(false);
    expect(screen.queryByRole('button', { name: 'Reprendre' })).toBeNull();
  });

  it('shows that it is buffering after a second without data, until it plays or fails', async () => {
    await start();
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const status = () => screen.queryByRole('status')?.textContent;
    const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    fireEvent.waiting(video());
    await later(900);
    expect(status()).toBe('');
    await later(200);
    expect(status()).toBe('Chargement du film…');
    vi.spyOn(video(), 'readyState', 'get').mockReturnValue(HTMLMediaElement.HAVE_FUTURE_DATA);
    fireEvent.playing(video());
    expect(status()).toBe('');
    // Loading may stall while enough data is buffered.
    fireEvent.stalled(video());
    await later(1100);
    expect(status()).toBe('');
    vi.spyOn(video(), 'readyState', 'get').mockReturnValue(HTMLMediaElement.HAVE_CURRENT_DATA);
    fireEvent.stalled(video());
    await later(1100);
    expect(status()).toBe('Chargement du film…');
    fireEvent.error(video());
    expect(status()).toBeUndefined();
  });

  it('shows a message and a link to the file if no file can be played', async () => {
    await start();
    fireEvent.error(video().querySelectorAll('source')[0] as Element);
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => void fireEvent.error(video().querySelectorAll('source')[1] as Element));
    expect(screen.getByRole('alert')).toHaveTextContent('Le film n’a pas pu être lu.');
    expect(screen.getByRole('link', { name: 'Ouvrir le fichier du film' })).toHaveAttribute(
      'href',
      '/media/films/a.mp4',
    );
  });

  it('shows a message and a link to the file if the video fails half-way', async () => {
    await start();
    act(() => void fireEvent.error(video()));
    expect(screen.getByRole('alert')).toHaveTextContent('Le film n’a pas pu être lu.');
  });

  it('shows the specification’s message if no format is supported', async () => {
    vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('');
    await start();
    expect(document.querySelector('video')).toBeNull();
    expect(screen.getByRole('alert')).toHaveTextContent('Votre navigateur ne supporte pas la lecture de vidéos.');
    // The button that had the focus is gone.
    expect(screen.getByRole('link', { name: 'Ouvrir le fichier du film' })).toHaveFocus();
  });
});
