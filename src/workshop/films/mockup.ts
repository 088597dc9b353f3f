/** Screenshots of a small site rendered by this engine (`npm run make -- mockups`), as data addresses. */
export interface MockupScreens {
  /** Its first screen on a computer, 3:2. */
  browser: string;
  /** Its first screen on a phone, 1:2. */
  phone: string;
}

interface Framed {
  mockup: MockupScreens;
  /** Width in pixels of the frame. */
  width: number;
  /** Style of the whole, including its place on the stage. */
  place?: string;
}

/** Returns the site in the window of a browser. */
export function browserWindow({ mockup, width, place = '' }: Framed): string {
  const dots = ['#b23f1b', '#e0a02c', '#13545a']
    .map((colour) => `<i style="width:14px;height:14px;border-radius:50%;background:${colour}"></i>`)
    .join('');
  const bar = `<div style="height:36px;display:flex;gap:9px;align-items:center;padding-left:16px;border-bottom:4px solid #2a1d16;background:#f2e5cd">${dots}</div>`;
  return `<div class="sheet" style="width:${width}px;overflow:hidden;${place}">${bar}<img alt="" src="${mockup.browser}" style="width:100%"></div>`;
}

/** Returns the site on a phone. */
export function phoneScreen({ mockup, width, place = '' }: Framed): string {
  const radius = Math.round(width * 0.13);
  const frame = `width:${width}px;padding:${Math.round(width * 0.045)}px;border-radius:${radius}px;background:#2a1d16;`;
  const screen = `width:100%;border-radius:${radius - 8}px`;
  return `<div style="${frame}${place}"><img alt="" src="${mockup.phone}" style="${screen}"></div>`;
}
