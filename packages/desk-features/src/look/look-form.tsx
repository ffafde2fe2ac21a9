import { Form } from '@remix-run/react'
import { formatNumber } from '@tradepost/i18n/format'
import { useT } from '@tradepost/i18n/react'
import { createTheme, isThemeColor, type Theme } from '@tradepost/theme-from-theme-color'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { Notice } from '@tradepost/ui-kit/notice'
import { TextField } from '@tradepost/ui-kit/text-field'
import { useMemo, useState } from 'react'
import { contentCss } from '../content/index.ts'
import { Problems, type readRefusal, useBusy, useMay } from '../kernel/index.ts'
import * as css from './look.css.ts'
import { ThemePreview } from './theme-preview.tsx'

interface LookFormProps {
  version: number
  /** True if the colour is that of the newest version. */
  isNewest: boolean
  themeColor: string
  refusal: ReturnType<typeof readRefusal>
}

/** The weakest contrast of the colour itself, and what the theme changes for the sake of the words on buttons. */
function Contrast({ theme }: { theme: Theme }) {
  const t = useT()
  const [weakest] = theme.brand.toSorted((a, b) => a.ratio - b.ratio)
  if (!weakest) return null
  const n = formatNumber(Math.floor(weakest.ratio * 100) / 100)
  return (
    <Notice tone={weakest.passes ? 'success' : 'danger'} title={t('content.contrast')}>
      <p>{t('content.ratio', { n, min: String(weakest.required) })}</p>
      {weakest.passes ? (
        theme.nudges
          .filter(({ token }) => token === 'accent')
          .map(({ scheme, used }) => (
            // The isolates keep the hash before the digits, also among words from right to left.
            <p key={scheme}>{t('content.adjusted', { scheme, color: `\u2066${used}\u2069` })}</p>
          ))
      ) : (
        <p>{t('content.too-pale')}</p>
      )}
    </Notice>
  )
}

/** Chooses the theme colour, by a picker or by its digits, with a preview while it is chosen. */
export function LookForm({ version, isNewest, themeColor, refusal }: LookFormProps) {
  const t = useT()
  const busy = useBusy()
  const mayEdit = useMay('staff')('content.edit') && isNewest
  const [typed, setTyped] = useState(refusal.value('themeColor') ?? themeColor)
  const color = typed.trim().toLowerCase()
  const chosen = isThemeColor(color) ? color : themeColor
  const theme = useMemo(() => createTheme(chosen), [chosen])
  return (
    <Card as="section">
      <Form method="post" noValidate>
        <FormBody>
          <Problems refusal={refusal} />
          <input type="hidden" name="version" value={refusal.value('version') ?? version} />
          <div className={css.fields}>
            <input
              type="color"
              className={css.picker}
              aria-label={t('content.color')}
              value={chosen}
              disabled={!mayEdit}
              onChange={(event) => setTyped(event.target.value)}
            />
            <TextField
              id="themeColor"
              name="themeColor"
              label={t('content.look')}
              dir="ltr"
              maxLength={7}
              autoComplete="off"
              value={typed}
              disabled={!mayEdit}
              onChange={(event) => setTyped(event.target.value)}
              error={refusal.of('themeColor')}
            />
          </div>
          <div className={contentCss.part} aria-live="polite">
            <Contrast theme={theme} />
          </div>
          <ThemePreview theme={theme} />
          {mayEdit ? (
            <FormActions>
              <Button name="act" value="save" loading={busy}>
                {t('content.save')}
              </Button>
            </FormActions>
          ) : null}
        </FormBody>
      </Form>
    </Card>
  )
}
