/** Prefixed API of Safari before 16.4, and still of Safari on iPhone. */
interface AppleElement extends HTMLElement {
  webkitRequestFullscreen?: () => void;
}
interface AppleVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void;
}
interface AppleDocument extends Document {
  webkitFullscreenElement?: Element | null;
  webkitExitFullscreen?: () => void;
}

/** Events of entering and leaving full screen. */
export const fullscreenEvents = ['fullscreenchange', 'webkitfullscreenchange'] as const;

/** Whether an element or a descendant is in full screen. */
export function isFullscreen(element: HTMLElement): boolean {
  const { fullscreenElement, webkitFullscreenElement } = document as AppleDocument;
  const current = fullscreenElement ?? webkitFullscreenElement;
  return Boolean(current && element.contains(current));
}

/**
 * Enters or leaves full screen with the whole container, which keeps the control bar. iPhones only show the video, in
 * Apple's player. A refusal has no effect.
 */
export async function toggleFullscreen(container: HTMLElement, video: HTMLVideoElement): Promise<void> {
  const page = document as AppleDocument;
  const { webkitEnterFullscreen } = video as AppleVideo;
  const { webkitRequestFullscreen } = container as AppleElement;
  try {
    if (isFullscreen(container)) await (page.exitFullscreen ? page.exitFullscreen() : page.webkitExitFullscreen?.());
    else if (container.requestFullscreen) await container.requestFullscreen();
    else if (webkitRequestFullscreen) webkitRequestFullscreen.call(container);
    else webkitEnterFullscreen?.call(video);
  } catch {
    // The browser or an enclosing frame forbids it.
  }
}
