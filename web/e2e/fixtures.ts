import { test as base } from '@playwright/test';
import { Server } from './server.ts';

/** Tests with a server of their worker's own. */
export const test = base.extend<object, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern there
    async ({}, use) => {
      const server = await Server.start();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ server }, use) => use(server.address),
});
export { expect } from '@playwright/test';
