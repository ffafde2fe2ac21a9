import { useT } from '@tradepost/i18n/react'
import { Card } from '@tradepost/ui-kit/card'
import * as css from './insight.css.ts'
import type { Insight } from './insight-page.tsx'

const axes = ['deliverySpeed', 'serviceAttitude', 'productDescription', 'performanceScore'] as const
const mostOf = { deliverySpeed: 5, serviceAttitude: 5, productDescription: 5, performanceScore: 100 } as const

/** The seller's level, what the next one needs, and the scores that count. */
export function LevelCard({ facts, level: { level, orders, needed, score } }: Pick<Insight, 'facts' | 'level'>) {
  const t = useT()
  return (
    <Card as="section" aria-labelledby="level">
      <div className={css.part}>
        <h2 id="level">{t('insight.level')}</h2>
        <p className={css.amount}>
          {level === null ? t('insight.level-none') : t('insight.level-now', { level: String(level) })}
        </p>
        <p>
          {needed === null
            ? t('insight.level-top')
            : t('insight.level-next', { orders: String(orders), needed: String(needed), score: String(score) })}
        </p>
        {needed === null ? null : (
          <progress className={css.progress} max={needed} value={Math.min(orders, needed)} aria-labelledby="level" />
        )}
        <dl className={css.facts}>
          {axes.map((axis) => (
            <div key={axis} className={css.fact}>
              <dt>{t('insight.axis', { axis })}</dt>
              <dd>
                <bdi>{facts[axis] === null ? t('insight.axis-none') : `${facts[axis]} / ${mostOf[axis]}`}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  )
}
