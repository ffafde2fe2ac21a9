import { useT } from '@tradepost/i18n/react'
import { TextLink } from '@tradepost/ui-kit/link'
import { VisuallyHidden } from '@tradepost/ui-kit/visually-hidden'
import { DeskAnchor, type DeskColumn, DeskTable, paths } from '../kernel/index.ts'
import { CourseCard } from './course-card.tsx'
import type { Figures } from './figures-page.tsx'
import { FileLink } from './file-link.tsx'
import * as css from './insight.css.ts'

type Row = Figures['brands'][number]

interface RankingProps {
  of: 'brands' | 'sellers'
  days: string
  figures: Figures
}

/** Names with their paid orders, those with the most first, and the course of the chosen one. */
export function Ranking({ of, days, figures }: RankingProps) {
  const t = useT()
  const rows = figures[of]
  const kind = of === 'brands' ? 'brand' : 'seller'
  const course = figures.course?.of === kind ? figures.course : null
  const label = t(`figures.${of}`)
  const columns: DeskColumn<Row>[] = [
    {
      id: 'name',
      header: t('figures.name'),
      cell: ({ id, name }) => (
        <TextLink as={DeskAnchor} href={paths[kind](id)}>
          <bdi>{name}</bdi>
        </TextLink>
      ),
    },
    { id: 'orders', header: t('insight.orders'), align: 'end', cell: ({ orders }) => orders },
    { id: 'refunded', header: t('figures.refunded'), align: 'end', cell: ({ refunded }) => refunded },
    {
      id: 'course',
      header: t('figures.course'),
      cell: ({ id, name }) => (
        <TextLink
          as={DeskAnchor}
          href={`${paths.figures(days, { of: kind, id })}#course`}
          aria-current={id === course?.id ? 'true' : undefined}
        >
          {t('figures.course-show')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </TextLink>
      ),
    },
  ]
  return (
    <section className={css.part} aria-labelledby={of}>
      <h2 id={of}>{label}</h2>
      {rows.length === 0 ? (
        <p className={css.muted}>{t('figures.none')}</p>
      ) : (
        <>
          <DeskTable label={label} columns={columns} rows={rows} rowKey={({ id }) => id} file="elsewhere" />
          <FileLink table={of} days={days} />
        </>
      )}
      {course ? <CourseCard course={course} days={days} timeZone={figures.timeZone} /> : null}
    </section>
  )
}
