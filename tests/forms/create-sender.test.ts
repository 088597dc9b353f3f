import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSender } from '../../src/forms/create-sender.ts';

const message = {
  form: 'contact' as const,
  origin: 'https://mail.test',
  publicKey: 'key',
  serviceId: 'service',
  templateId: 'template',
  timeout: 20_000,
  params: { message: 'Bonjour' },
};

/** The service's answer to an accepted message. */
const ok = { text: 'OK' };

const answerAfter = (ms: number) => new Promise<typeof ok>((resolve) => setTimeout(resolve, ms, ok));
const refuseAfter = (ms: number) =>
  new Promise<typeof ok>((_, reject) => setTimeout(() => reject({ status: 500 }), ms));

function sender(send: Parameters<typeof createSender>[0]['send']) {
  const library = { init: vi.fn(), send: vi.fn(send) };
  return { library, send: createSender(library) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the sender', () => {
  it('passes a message to the library with the account of the site', async () => {
    const { library, send } = sender(async () => ok);
    expect(await send(message)).toEqual({ sent: true });
    expect(library.init).toHaveBeenCalledWith({ publicKey: 'key', origin: 'https://mail.test' });
    expect(library.send).toHaveBeenCalledWith('service', 'template', { message: 'Bonjour' });
  });

  it('treats any successful response as success, and returns its text if it is not the service’s own', async () => {
    const { send } = sender(async () => ({ text: '<title>Wi-Fi</title>' }));
    expect(await send(message)).toEqual({ sent: true, unexpected: '<title>Wi-Fi</title>' });
  });

  it.each([
    ['a status of the service', { status: 412, text: 'Invalid grant' }, 412],
    ['a failed fetch', new TypeError('Failed to fetch'), 'network'],
    ['a missing identifier', 'The public key is required.', 'configuration'],
    ['an undefined error', undefined, 'network'],
  ])('turns %s into one kind of outcome', async (_, error, status) => {
    const { send } = sender(() => Promise.reject(error));
    expect(await send(message)).toEqual({ sent: false, status });
  });

  it('times out after the time in the manifest', async () => {
    const { send } = sender(() => new Promise(() => undefined));
    const outcome = send(message);
    await vi.advanceTimersByTimeAsync(19_999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toEqual({ sent: false, status: 'timeout' });
  });

  it('waits for a timed-out message that is submitted again, and does not send it twice', async () => {
    const { library, send } = sender(() => answerAfter(22_000));
    const first = send(message);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await first).toEqual({ sent: false, status: 'timeout' });
    const again = send({ ...message });
    await vi.advanceTimersByTimeAsync(2000);
    expect(await again).toEqual({ sent: true });
    expect(library.send).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('sends a message again that was refused after its timeout, or has no answer for the same time again', async () => {
    const answers = [() => refuseAfter(25_000), () => new Promise<typeof ok>(() => undefined), async () => ok];
    const { library, send } = sender(() => answers.shift()?.() ?? expect.fail());
    const outcomes: unknown[] = [];
    const handOver = async () => outcomes.push(await send(message));
    void handOver();
    await vi.advanceTimersByTimeAsync(20_000);
    void handOver();
    await vi.advanceTimersByTimeAsync(5000);
    expect(library.send).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(20_000);
    void handOver();
    await vi.advanceTimersByTimeAsync(19_999);
    expect(library.send).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(outcomes).toEqual([{ sent: false, status: 'timeout' }, { sent: false, status: 'timeout' }, { sent: true }]);
  });

  it('waits for the newest of its requests, whenever an older one is answered', async () => {
    const answers = [() => refuseAfter(45_000), () => answerAfter(25_000)];
    const { library, send } = sender(() => answers.shift()?.() ?? expect.fail());
    void send(message);
    await vi.advanceTimersByTimeAsync(20_000);
    void send(message);
    await vi.advanceTimersByTimeAsync(40_000);
    const third = send(message);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await third).toEqual({ sent: true });
    expect(library.send).toHaveBeenCalledTimes(2);
  });

  it('reports the outcome of a timed-out message, and accepts another one meanwhile', async () => {
    const { send } = sender(() => answerAfter(22_000));
    const onLate = vi.fn();
    void send({ ...message, onLate });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(onLate).not.toHaveBeenCalled();
    const other = send({ ...message, timeout: 30_000, params: { message: 'Autre' }, onLate: vi.fn() });
    await vi.advanceTimersByTimeAsync(2000);
    expect(onLate).toHaveBeenCalledExactlyOnceWith({ sent: true });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await other).toEqual({ sent: true });
  });

  it('sends a message once however often it is submitted meanwhile', async () => {
    const { library, send } = sender(async () => ok);
    const outcomes = await Promise.all([send(message), send({ ...message }), send(message)]);
    expect(outcomes).toEqual([{ sent: true }, { sent: true }, { sent: true }]);
    expect(library.send).toHaveBeenCalledOnce();
  });

  it('rejects another message of a form while one is being sent, and accepts it afterwards', async () => {
    const { library, send } = sender(async () => ok);
    const other = { ...message, params: { message: 'Autre' } };
    const [, turnedAway] = await Promise.all([send(message), send(other)]);
    expect(turnedAway).toEqual({ sent: false, status: 'busy' });
    expect(await send(other)).toEqual({ sent: true });
    expect(library.send).toHaveBeenCalledTimes(2);
  });

  it('sends messages of other forms meanwhile, and only one at a time for each form', async () => {
    const { library, send } = sender(() => answerAfter(10_000));
    const callback = { ...message, form: 'callback' as const };
    const slow = send(callback);
    await vi.advanceTimersByTimeAsync(5000);
    const other = send(message);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await slow).toEqual({ sent: true });
    expect(await send({ ...message, params: { message: 'Autre' } })).toEqual({ sent: false, status: 'busy' });
    await vi.advanceTimersByTimeAsync(5000);
    expect(await other).toEqual({ sent: true });
    expect(library.send).toHaveBeenCalledTimes(2);
  });
});
