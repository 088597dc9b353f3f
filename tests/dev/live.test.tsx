import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { update } from '../../src/dev/live.ts';

it('shows the state after the last of several saves, in any order of answers', async () => {
  const answers: ((state: string) => void)[] = [];
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise((resolve) => {
        const page = (state: string) => `<title>${state}</title><div id="v_app">${state}</div>`;
        answers.push((state) => resolve({ text: async () => page(state) }));
      }),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  document.body.innerHTML = '<div id="v_app">first</div>';
  const both = [update({ inBrowser: false }), update({ inBrowser: false })];
  answers[1]?.('third');
  await both[1];
  answers[0]?.('second');
  await both[0];
  expect([document.title, document.getElementById('v_app')?.textContent]).toEqual(['third', 'third']);
});

/** Updates the document to another state, as a save does. */
async function saved(after: string, inBrowser = false): Promise<void> {
  vi.stubGlobal('fetch', async () => ({ text: async () => `<!doctype html><html>${after}</html>` }));
  await update({ inBrowser });
}

/** Updates the document from one state to another. */
async function save(before: string, after: string): Promise<void> {
  document.documentElement.innerHTML = before;
  await saved(after);
}

const styles = () => [...document.querySelectorAll('style')].map(({ textContent }) => textContent);
const text = (selector: string) => document.querySelector(selector)?.textContent;

afterEach(() => {
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.hydrated;
  document.documentElement.innerHTML = '';
});

describe('a page that is not hydrated', () => {
  it('replaces title, styles, content and data, and keeps typed text in fields of the same kind and name', async () => {
    const fields = `<input name="a"><input name="b" type="checkbox"><textarea name="c"></textarea>`;
    document.documentElement.innerHTML = `<head><style>.old{}</style><style data-vite-dev-id="x">.tool{}</style></head>
      <body><div id="v_app">${fields}<input name="d"></div><script type="application/json" id="v_page">1</script></body>`;
    const control = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement;
    for (const name of ['a', 'c', 'd']) control(name).value = 'typed';
    control('b').checked = true;
    await saved(
      `<title>New</title><style>.new{}</style><body><div id="v_app"><p>text</p>${fields}
        <input name="d" type="email"></div><script type="application/json" id="v_page">2</script>`,
      true,
    );
    expect([document.title, text('p'), text('#v_page')]).toEqual(['New', 'text', '2']);
    expect(styles()).toEqual(['.tool{}', '.new{}']);
    expect(['a', 'c', 'd'].map((name) => control(name).value)).toEqual(['typed', 'typed', '']);
    expect(control('b').checked).toBe(true);
  });

  it('keeps equal styles, which would load their fonts again, in the order of the new state', async () => {
    document.documentElement.innerHTML = '<head><style>.fonts{}</style><style>.a{}</style><style>.b{}</style></head>';
    const [fonts, first, second] = document.querySelectorAll('style');
    document.body.innerHTML = '<div id="v_app"></div>';
    const now = '<style>.fonts{}</style><style>.b{}</style><style>.new{}</style><style>.a{}</style>';
    await saved(`${now}<body><div id="v_app"></div>`);
    const after = [...document.querySelectorAll('style')];
    expect(styles()).toEqual(['.fonts{}', '.b{}', '.new{}', '.a{}']);
    expect([after[0] === fonts, after[1] === second, after[3] === first]).toEqual([true, true, true]);
  });

  it('immediately shows sections that are timed after a load', async () => {
    await save('<body><div id="v_app">a</div>', '<body><div id="v_app"><p data-reveal-after="5000">b</p></div>');
    expect(document.querySelector('p')?.dataset.revealed).toBe('');
  });
});

describe('a page that is hydrated', () => {
  const page = (title: string, data: string, part: string, style = '.a{}') =>
    `<head><title>${title}</title><style>${style}</style></head><body><div id="v_app"><i data-static-html="x">${part}</i><u></u></div>
    <script type="application/json" id="v_page">${data}</script></body>`;

  it('replaces changed static parts, and nothing managed by React', async () => {
    document.documentElement.dataset.hydrated = '';
    document.documentElement.innerHTML = page('Old', '1', 'old');
    const held = document.querySelector('u');
    await saved(page('New', '1', '<b>new</b>', '.b{}'));
    expect([document.title, text('i b'), document.querySelector('u') === held]).toEqual(['New', 'new', true]);
    expect(styles()).toEqual(['.a{}', '.b{}']);
  });

  it('lets the program render new data, and replaces the data', async () => {
    document.documentElement.dataset.hydrated = '';
    const reported: string[] = [];
    const show = (event: CustomEvent<Document>) => {
      reported.push(event.detail.title);
      event.preventDefault();
    };
    document.addEventListener('vitrine:saved', show);
    onTestFinished(() => document.removeEventListener('vitrine:saved', show));
    await save(page('Old', '1', 'old'), page('New', '2', 'new'));
    expect(reported).toEqual(['New']);
    expect([document.title, text('#v_page'), text('i')]).toEqual(['New', '2', 'old']);
  });

  it('requests the page that a visitor has opened while the state of another one was loading', async () => {
    document.documentElement.dataset.hydrated = '';
    document.documentElement.innerHTML = page('Old', '1', 'old');
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(new URL(address).pathname);
      if (asked.length === 1) history.pushState(null, '', '/contact');
      return { text: async () => page(`State ${asked.length}`, '1', 'new') };
    });
    onTestFinished(() => history.replaceState(null, '', '/'));
    await update({ inBrowser: false });
    expect([asked, document.title]).toEqual([['/', '/contact'], 'State 2']);
  });

  it('requests nothing if the changed modules replace themselves', async () => {
    document.documentElement.dataset.hydrated = '';
    const fetch = vi.fn();
    vi.stubGlobal('fetch', fetch);
    await update({ inBrowser: true });
    expect(fetch).not.toHaveBeenCalled();
  });
});

it('removes the message about a mistake', async () => {
  await save('<body><div id="v_app">a</div><vite-error-overlay></vite-error-overlay>', '<body><div id="v_app">b</div>');
  expect([document.querySelector('vite-error-overlay'), text('#v_app')]).toEqual([null, 'b']);
});
