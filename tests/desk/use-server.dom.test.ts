import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useServer } from '../../src/desk/use-server.ts';

const ask = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', ask.mockReset());
});
afterEach(() => vi.useRealTimers());

const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it('notices within two seconds that the server has ended, and that it is there again', async () => {
  ask.mockResolvedValue(new Response());
  const { result } = renderHook(() => useServer());
  await after(10_000);
  expect(result.current).toBe(true);
  ask.mockRejectedValue(new TypeError('Failed to fetch'));
  await after(2000);
  expect(result.current).toBe(false);
  ask.mockResolvedValue(new Response());
  await after(2000);
  expect(result.current).toBe(true);
});

it('asks a server that is slow only once at a time, and does not take it for one that has ended', async () => {
  ask.mockReturnValue(new Promise(() => undefined));
  const { result } = renderHook(() => useServer());
  await after(60_000);
  expect(ask).toHaveBeenCalledOnce();
  expect(result.current).toBe(true);
});
