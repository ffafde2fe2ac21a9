import { testProject } from '@tradepost/test-config/project'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'

export default testProject({ name: 'desk-features', plugins: [vanillaExtractPlugin()] })
