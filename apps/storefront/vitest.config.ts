import path from 'node:path'
import { testProject } from '@tradepost/test-config/project'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'

export default testProject({
  name: 'storefront',
  group: 'storefront',
  plugins: [vanillaExtractPlugin()],
  resolve: { alias: { '~': path.join(import.meta.dirname, 'app') } },
  include: ['{app,server,test,bin,tooling}/**/*.test.{ts,tsx}'],
  globalSetup: ['test/global-setup.ts'],
})
