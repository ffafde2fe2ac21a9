import { useT } from '@tradepost/i18n/react'
import { type Theme, themeProperties } from '@tradepost/theme-from-theme-color'
import { Badge } from '@tradepost/ui-kit/badge'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { TextLink } from '@tradepost/ui-kit/link'
import { Notice } from '@tradepost/ui-kit/notice'
import type { CSSProperties } from 'react'
import { contentCss } from '../content/index.ts'
import { paths } from '../kernel/index.ts'
import * as css from './look.css.ts'

/** The style of an element whose content has the colours of a theme. */
const styleOf = (theme: Theme, scheme: 'light' | 'dark') =>
  Object.fromEntries(
    themeProperties(scheme, theme[scheme]).map(([name, value]) => [
      // React takes custom properties as they are, and every other property by its name in scripts.
      name === 'color-scheme' ? 'colorScheme' : name,
      value,
    ]),
  ) as CSSProperties

/** Components of the shop in the colours of a theme, on light and on dark pages. */
export function ThemePreview({ theme }: { theme: Theme }) {
  const t = useT()
  return (
    <section className={contentCss.part} aria-labelledby="preview-head">
      <h2 id="preview-head">{t('content.preview')}</h2>
      <div className={css.schemes}>
        {(['light', 'dark'] as const).map((scheme) => (
          <div key={scheme} className={css.scheme} style={styleOf(theme, scheme)} data-scheme={scheme}>
            <p className={css.name}>{t('content.schemes', { scheme })}</p>
            <Card>
              <div className={css.sample}>
                <strong>{t('content.sample-text')}</strong>
                <span>
                  <Badge tone="accent">{t('content.sample-note')}</Badge>
                </span>
                <TextLink href={paths.look()}>{t('content.sample-link')}</TextLink>
                <Button type="button" size="sm">
                  {t('content.sample-button')}
                </Button>
                <Button type="button" size="sm" variant="secondary">
                  {t('content.sample-button')}
                </Button>
                <Notice tone="accent">{t('content.sample-note')}</Notice>
              </div>
            </Card>
          </div>
        ))}
      </div>
    </section>
  )
}
