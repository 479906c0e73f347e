import { expect, onTestFinished, test, vi } from 'vitest';
import { createQueryClient } from './create-query-client.ts';

// spec: 165 Failures to load are logged
test('a failure to load is logged with what was to be loaded', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => logged.mockRestore());
  const failure = new Error('broken');
  const query = { queryKey: ['courses'], queryFn: () => Promise.reject(failure), retry: false };
  await expect(createQueryClient().query(query)).rejects.toBe(failure);
  expect(logged.mock.calls).toEqual([['Could not load', ['courses'], failure]]);
});
