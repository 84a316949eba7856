import { defineConfig } from '@playwright/test';
import { chromium, root } from './e2e/chromium.mjs';

const executablePath = await chromium();
process.env['CHROMIUM'] = executablePath; // what runs the tests need not look for it again

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    viewport: { width: 1360, height: 900 },
    locale: 'en',
    colorScheme: 'dark',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: [
        ...(root ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
