import type { Tenant } from '@tradepost/tenant-config'

const radii: Record<Tenant['shape'], [small: string, control: string, card: string, sheet: string]> = {
  crisp: ['3px', '6px', '12px', '20px'],
  soft: ['6px', '12px', '20px', '28px'],
}

/** A tenant's corner radii as CSS custom properties. */
export function shapeToCss(shape: Tenant['shape']): string {
  const [small, control, card, sheet] = radii[shape]
  return `:root{--tp-radius-small:${small};--tp-radius-control:${control};--tp-radius-card:${card};--tp-radius-sheet:${sheet}}`
}
