import { standardTag } from '@tradepost/i18n/locales'
import type { Tenant } from '@tradepost/tenant-config'
import { createTheme, themeToCss } from '@tradepost/theme-from-theme-color'
import { useLayoutEffect } from 'react'
import type { Setting } from './globals.ts'

// The same custom properties as in the storefront; the defaults of ui-kit are those of the crisp shape.
const soft = ':root{--tp-radius-small:6px;--tp-radius-control:12px;--tp-radius-card:20px;--tp-radius-sheet:28px}'

const css = (tenant: Tenant) => themeToCss(createTheme(tenant.themeColor)) + (tenant.shape === 'soft' ? soft : '')

function themeElement(): HTMLElement {
  const existing = document.getElementById('theme')
  if (existing) return existing
  const style = document.createElement('style')
  style.id = 'theme'
  return document.head.appendChild(style)
}

/** Sets the document's theme, language and direction by tenant and toolbar. */
export function useDocument({ tenant, locale, direction, colorScheme }: Setting, isInDocs: boolean): void {
  useLayoutEffect(() => {
    const root = document.documentElement
    // A documentation page keeps its own language around its stories.
    if (!isInDocs) Object.assign(root, { lang: standardTag(locale), dir: direction })
    if (colorScheme === 'system') delete root.dataset.colorScheme
    else root.dataset.colorScheme = colorScheme
    themeElement().textContent = css(tenant)
  }, [tenant, locale, direction, colorScheme, isInDocs])
}
