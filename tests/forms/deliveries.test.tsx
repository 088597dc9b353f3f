import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { FormBlock } from '../../src/blocks/form/FormBlock.tsx';
import { deliver, register, unregister } from '../../src/forms/deliveries.ts';
import { emptyValues } from '../../src/forms/form-definition.ts';
import { listenForPresses } from '../../src/ui/page/after-press.ts';
import { onAnnouncement } from '../../src/ui/page/announce.ts';
import { isFull } from '../browser/routes.ts';
import { quickUser, write } from '../ui/quick-user.ts';
import { act, cleanup, render, screen } from '../ui/testing-library.ts';
import { contactBlock, contactDefinition, contactForm, labels, mail } from './blocks.ts';
import { fakeService } from './mail-service.ts';

const PATIENCE = mail.timeout;
const written = { Nom: 'Ana', 'E-mail': 'ana@example.com', Objet: 'Question', Message: 'Bonjour.' };

const service = fakeService();

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

afterEach(() => {
  cleanup();
  // If the visitor does nothing after an outcome, it is shown again. This must not happen in the next test.
  register(contactDefinition.id, ignore);
  unregister(contactDefinition.id, ignore);
});

const ignore = () => undefined;
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const texts = () => Object.keys(written).map((label) => screen.getByLabelText<HTMLInputElement>(label).value);
const settle = () => act(() => vi.advanceTimersByTimeAsync(0));

function show() {
  return render(<FormBlock block={contactBlock} labels={labels} />);
}

/** Fills in a form and sends its message; the service answers on `answer`. `open` mounts the form. */
async function sendFrom(open = show) {
  const { release } = service.hold();
  const view = open();
  const user = quickUser();
  for (const [label, text] of Object.entries(written)) await write(user, screen.getByLabelText(label), text);
  await user.click(button('Envoyer le message'));
  const answer = async (status?: number | 'offline') => {
    if (status) service.answerWith(status);
    release();
    await settle();
  };
  return { ...view, user, answer };
}

/** Records what is announced from now on. */
function listen() {
  const said = vi.fn();
  onTestFinished(onAnnouncement(said));
  return said;
}

describe('a message whose visitor has left its form', () => {
  it.runIf(isFull)('is shown as failed again if the form was removed before any action', async () => {
    const { unmount, answer } = await sendFrom();
    unmount();
    await answer(500);
    show().unmount();
    show();
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(texts()).toEqual(Object.values(written));
  });

  it.each([
    ['failed', 500, 'Rien n’est parti'],
    ['unanswered', 'offline', 'Pas de réponse'],
  ] as const)('does not replace text that was edited after it was shown as %s', async (_, status, title) => {
    const { unmount, answer, user } = await sendFrom();
    unmount();
    await answer(status);
    const { unmount: leave } = show();
    expect(screen.getByRole('alert').textContent).toContain(title);
    await user.type(screen.getByLabelText('Message'), ' À demain.');
    leave();
    show();
    expect(texts().at(-1)).toBe('Bonjour. À demain.');
  });

  it('is shown as sent when the form is there again, once', async () => {
    const { unmount, answer } = await sendFrom();
    unmount();
    const said = listen();
    await answer();
    expect(said).toHaveBeenCalledExactlyOnceWith('C’est parti');
    const { unmount: leave } = show();
    expect(screen.getByRole('dialog', { name: 'C’est parti' })).toBeTruthy();
    expect(texts()).toEqual(['', '', '', '']);
    leave();
    show();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['sent', 200, 'dialog'],
    ['failed', 500, 'alert'],
  ])(
    'is shown as %s if it ended after the address had changed while the form was still there',
    async (_, status, role) => {
      const here = window.location.href;
      const { unmount, answer } = await sendFrom();
      window.history.pushState(null, '', '/ailleurs');
      await answer(status);
      unmount();
      window.history.replaceState(null, '', here);
      show();
      expect(screen.getByRole(role)).toBeTruthy();
    },
  );

  it('is shown as failed when the form is there again, with all other contacts, and can be sent again', async () => {
    const { unmount, answer, user } = await sendFrom();
    unmount();
    await answer(500);
    expect(alert).toHaveBeenCalledExactlyOnceWith(contactForm.messages.alert);
    expect(console.error).toHaveBeenCalledExactlyOnceWith('The message was not sent.', { status: 500 });
    show();
    expect(screen.getByRole('alert').textContent).toContain('Rien n’est parti');
    // The focus moves here if no other element has it.
    expect(document.activeElement).toBe(button('Réessayer'));
    expect(screen.getByRole('link', { name: /04 65 71 00 00/ })).toBeTruthy();
    expect(screen.queryByText('Votre texte a été repris.')).toBeNull();
    expect(texts()).toEqual(Object.values(written));
    service.answerWith(200);
    await user.click(button('Réessayer'));
    await settle();
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(alert).toHaveBeenCalledOnce();
  });

  it.runIf(isFull)('is still being sent however often the visitor returns', async () => {
    const { unmount, answer } = await sendFrom();
    unmount();
    for (let visit = 0; visit < 2; visit += 1) {
      const { unmount: leave } = show();
      expect(button('Envoi en cours...').disabled).toBe(true);
      leave();
    }
    await answer();
    show();
    expect(screen.getByRole('dialog', { name: 'C’est parti' })).toBeTruthy();
  });

  it.runIf(isFull)('does not move the focus of a returning visitor', async () => {
    const { unmount, answer } = await sendFrom();
    unmount();
    await answer(500);
    const title = document.body.appendChild(document.createElement('h1'));
    title.tabIndex = -1;
    title.focus();
    show();
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(document.activeElement).toBe(title);
    title.remove();
  });

  it.runIf(isFull)('is shown as being sent even if storage is blocked', async () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { unmount, answer } = await sendFrom();
    unmount();
    show();
    expect(button('Envoi en cours...').disabled).toBe(true);
    expect(texts()).toEqual(Object.values(written));
    await answer();
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});

it('a form mounted while the previous instance is being removed gets the outcome of its message', async () => {
  const { answer } = await sendFrom(() => {
    const { unmount } = show();
    const view = show();
    unmount();
    return view;
  });
  await answer();
  expect(screen.getByRole('dialog', { name: 'C’est parti' })).toBeTruthy();
});

describe('a sent message', () => {
  it('is only announced to visitors who do not see its form, which shows it itself', async () => {
    const said = listen();
    const { answer } = await sendFrom();
    await answer();
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(said).not.toHaveBeenCalled();
  });

  it.runIf(isFull)('counts once, even if it was submitted twice and the answer to the first was late', async () => {
    const onSent = vi.fn();
    const send = () =>
      deliver({
        definition: contactDefinition,
        values: emptyValues(contactDefinition),
        message: { ...mail, params: { message: 'Deux fois' } },
        messages: contactForm.messages,
        onSent,
      });
    const { release } = service.hold();
    const first = send();
    await vi.advanceTimersByTimeAsync(PATIENCE);
    await first;
    const again = send();
    release();
    await again;
    await settle();
    expect([onSent.mock.calls.length, service.posted.length]).toEqual([1, 1]);
    show();
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});

describe('a message with a successful response that is not the service’s own', () => {
  const portal = '<title>Wi-Fi</title>';
  const drafts = () => Object.values(window.sessionStorage).map((draft) => JSON.parse(draft).values.message);

  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    service.answerWith(200, portal);
  });

  it('counts as sent, and keeps its draft', async () => {
    const { answer, unmount } = await sendFrom();
    await answer();
    expect(screen.getByRole('dialog', { name: 'C’est parti' })).toBeTruthy();
    expect(texts()).toEqual(['', '', '', '']);
    expect(drafts()).toEqual(['Bonjour.']);
    expect(console.warn).toHaveBeenCalledExactlyOnceWith('The mail service did not answer OK: the draft is kept.', {
      answer: portal,
    });
    unmount();
    show();
    expect(texts()).toEqual(Object.values(written));
  });

  it.runIf(isFull).each([
    ['if it is answered late', () => act(() => vi.advanceTimersByTimeAsync(PATIENCE)), () => undefined],
    ['for a visitor who was elsewhere', cleanup, show],
  ])('keeps its draft %s', async (_, meanwhile, comeBack) => {
    const { answer } = await sendFrom();
    await meanwhile();
    await answer();
    comeBack();
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(drafts()).toEqual(['Bonjour.']);
  });
});

it.each([
  ['is not reported as lost, because it may have arrived', true, 'Pas de réponse'],
  ['has not left a device without a network', false, 'Rien n’est parti'],
])('a message whose request is interrupted %s', async (_, isOnline, title) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const { answer } = await sendFrom();
  await answer('offline');
  expect(screen.getByRole('alert').textContent).toContain(title);
  expect(alert).toHaveBeenCalledExactlyOnceWith(contactForm.messages.alert);
  expect(texts()).toEqual(Object.values(written));
});

it('a restored text has a note from the end of the current press until it is sent', async () => {
  onTestFinished(listenForPresses());
  window.sessionStorage.setItem('vitrine:draft:contact', '{"step":0,"values":{"subject":"Ques"}}');
  const { answer } = await sendFrom(() => {
    document.dispatchEvent(new Event('pointerdown'));
    const view = show();
    expect(screen.queryByText('Votre texte a été repris.')).toBeNull();
    return view;
  });
  await settle();
  expect(screen.getByText('Votre texte a été repris.')).toBeTruthy();
  await answer();
  expect(screen.queryByText('Votre texte a été repris.')).toBeNull();
});

describe('a message without an answer', () => {
  async function wait() {
    const view = await sendFrom();
    await act(() => vi.advanceTimersByTimeAsync(PATIENCE));
    return view;
  }

  it('is not reported as failed, and is waited for if sent once more', async () => {
    const { user, answer } = await wait();
    expect(alert).toHaveBeenCalledExactlyOnceWith(contactForm.messages.alert);
    expect(screen.getByRole('alert').textContent).toContain('Pas de réponse');
    expect(screen.getByRole('alert').textContent).not.toContain('Rien n’est parti');
    await user.click(button('Réessayer'));
    expect(button('Envoi en cours...').disabled).toBe(true);
    await answer();
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(service.posted).toHaveLength(1);
  });

  it('is shown as sent when the answer finally arrives, and keeps no draft', async () => {
    const { answer } = await wait();
    await answer();
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(texts()).toEqual(['', '', '', '']);
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('is shown as failed when the answer finally says so', async () => {
    const { answer } = await wait();
    await answer(500);
    expect(screen.getByRole('alert').textContent).toContain('Rien n’est parti');
    expect(alert).toHaveBeenCalledOnce();
  });

  it('is announced as sent below newer text, without its alert', async () => {
    const { user, answer } = await wait();
    await user.type(screen.getByLabelText('Message'), ' À demain.');
    const said = listen();
    await answer();
    expect(said).toHaveBeenCalledExactlyOnceWith('C’est parti');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(texts().at(-1)).toBe('Bonjour. À demain.');
  });

  it.each([
    ['is shown as sent', '', 'dialog'],
    ['does not delete text typed since then', ' À demain.', undefined],
  ])('%s to a visitor who was elsewhere when the answer arrived', async (_, more, role) => {
    const { user, answer, unmount } = await wait();
    await user.type(screen.getByLabelText('Message'), more || '{End}');
    unmount();
    await answer();
    show();
    expect(Boolean(screen.queryByRole('dialog'))).toBe(role === 'dialog');
    expect(texts().at(-1)).toBe(more && `Bonjour.${more}`);
  });

  it.runIf(isFull).each([
    ['such to a visitor who was elsewhere at the timeout', undefined, 'Pas de réponse'],
    ['failed to a visitor who was elsewhere until the answer said so', 500, 'Rien n’est parti'],
  ])('is shown as %s', async (_, status, title) => {
    const { unmount, answer } = await sendFrom();
    unmount();
    await act(() => vi.advanceTimersByTimeAsync(PATIENCE));
    if (status) await answer(status);
    show();
    expect(screen.getByRole('alert').textContent).toContain(title);
  });
});

describe('a page that is closed', () => {
  const close = () => {
    const event = new Event('beforeunload', { cancelable: true });
    dispatchEvent(event);
    return event.defaultPrevented;
  };

  it('shows a prompt while a message is being sent, and at no other time', async () => {
    expect(close()).toBe(false);
    const { unmount, answer } = await sendFrom();
    expect(close()).toBe(true);
    unmount();
    expect(close()).toBe(true);
    await answer();
    expect(close()).toBe(false);
    show();
    expect(close()).toBe(false);
  });

  it.runIf(isFull)('closes without a prompt after a failure', async () => {
    const { answer } = await sendFrom();
    await answer('offline');
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(close()).toBe(false);
  });
});
