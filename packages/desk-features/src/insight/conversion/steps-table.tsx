import { useT } from '@tradepost/i18n/react'
import { type DeskColumn, DeskTable } from '../../kernel/index.ts'
import type { Figures } from '../figures-page.tsx'
import { FileLink } from '../file-link.tsx'
import * as css from '../insight.css.ts'
import { conversionOf } from './conversion-of.ts'
import { stepsOf } from './steps-of.ts'

type Step = ReturnType<typeof stepsOf>[number]

/** The steps from a view to a confirmed order, each beside the step before it. */
export function StepsTable({ figures, days }: { figures: Figures; days: string }) {
  const t = useT()
  const columns: DeskColumn<Step>[] = [
    { id: 'step', header: t('figures.step'), cell: ({ step }) => t('figures.step-name', { step }) },
    { id: 'number', header: t('figures.number'), align: 'end', cell: ({ number }) => number },
    {
      id: 'share',
      header: t('figures.step-share'),
      align: 'end',
      cell: ({ number, before }) => <bdi>{before === null ? '–' : conversionOf(number, before)}</bdi>,
    },
  ]
  return (
    <section className={css.part} aria-labelledby="steps">
      <h2 id="steps">{t('figures.steps')}</h2>
      <p className={css.muted}>{t('figures.steps-note')}</p>
      <DeskTable
        label={t('figures.steps')}
        columns={columns}
        rows={stepsOf(figures)}
        rowKey={({ step }) => step}
        file="elsewhere"
      />
      <FileLink table="steps" days={days} />
    </section>
  )
}
