import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 60_000,
    // No test changes what its modules share; to load them again for each file takes a fifth of the time.
    isolate: false,
  },
});
