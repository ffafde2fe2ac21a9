import { createTheme, isThemeColor } from '@tradepost/theme-from-theme-color'
import { Value } from 'typebox/value'
import { checkOverrides } from './check-overrides.ts'
import { type TenantInput, TenantSchema } from './tenant-schema.ts'

function checkTheme(themeColor: string): string[] {
  if (!isThemeColor(themeColor)) return []
  return createTheme(themeColor)
    .report.filter(({ passes }) => !passes)
    .map(
      ({ scheme, foreground, background, ratio, required }) =>
        `themeColor: ${foreground} on ${background} (${scheme}) has a contrast of ${ratio.toFixed(2)}, needs ${required}`,
    )
}

/** Every problem of a tenant, as sentences; empty if the tenant can be built. */
export function checkTenant(input: TenantInput): string[] {
  const shape = [...Value.Errors(TenantSchema, input)].map(
    ({ instancePath, message }) => `${instancePath.slice(1).replaceAll('/', '.') || 'tenant'}: ${message}`,
  )
  // The checks below rely on the right shape.
  if (shape.length) return shape
  const problems = [...checkTheme(input.themeColor), ...checkOverrides(input)]
  if (!input.currencies.includes(input.defaultCurrency))
    problems.push(`defaultCurrency: ${input.defaultCurrency} is not one of the currencies`)
  return problems
}
