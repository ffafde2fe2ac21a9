import { Heading, Text } from '@tradepost/ui-kit/text'
import type { ReactNode } from 'react'
import * as css from './buyer.css.ts'

/** Layout of a page in the buyer's area. */
export const BuyerPage = ({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) => (
  <div className={css.column}>
    <div className={css.head}>
      <Heading level={1}>{title}</Heading>
      {lead ? <Text tone="muted">{lead}</Text> : null}
    </div>
    {children}
  </div>
)
