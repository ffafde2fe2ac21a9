import { useNavigation } from '@remix-run/react'
import type { Message } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { Avatar } from '@tradepost/ui-kit/avatar'
import { TextLink } from '@tradepost/ui-kit/link'
import { directionOf, Heading, Text } from '@tradepost/ui-kit/text'
import { Fragment, useRef } from 'react'
import { paths, ShopAnchor } from '../kernel/paths/index.ts'
import { BackLink } from '../page/index.ts'
import type { MessagesResult } from './act-on-messages.ts'
import { Bubble, PendingBubble } from './bubble.tsx'
import { Composer } from './composer.tsx'
import type { Draft, loadMessages } from './load-messages.ts'
import * as css from './messages.css.ts'
import { ReportForm } from './report-form.tsx'
import { useNewestInView } from './use-newest-in-view.ts'

interface Props {
  thread: Awaited<ReturnType<typeof loadMessages>>['thread']
  draft: Draft | null
  tips: Awaited<ReturnType<typeof loadMessages>>['tips']
  older: boolean
  /** The number of the message that the buyer reports. */
  reporting: number | null
  sendKey: string
  result?: MessagesResult | undefined
}

function Head({ seller, order }: Pick<Draft, 'seller' | 'order'>) {
  const t = useT()
  return (
    <header className={css.threadHead}>
      <Avatar src={seller.avatarUrl} alt="" size={40} />
      <div className={css.threadWords}>
        <Heading level={2} size="sm">
          <ShopAnchor href={paths.store(seller.id) ?? paths.home()} className={css.sellerName}>
            <bdi>{seller.nickName}</bdi>
          </ShopAnchor>
        </Heading>
        <p className={css.threadAbout} dir={order ? directionOf(order.title) : undefined}>
          {order ? order.title : t('messages.general')}
          {seller.online ? ` · ${t('messages.online')}` : ''}
        </p>
      </div>
      <div className={css.threadLinks}>
        {order ? (
          <TextLink as={ShopAnchor} href={paths.order(order.id)}>
            {t('messages.view-order')}
          </TextLink>
        ) : null}
        <TextLink as={ShopAnchor} href={paths.report(seller.id, order?.id)} tone="quiet">
          {t('messages.report')}
        </TextLink>
      </div>
    </header>
  )
}

/** The seller wrote the message, and the shop still shows it. */
const mayReport = ({ author, kind, removedFor }: Message) => author === 'seller' && kind === 'text' && !removedFor

/** One conversation: its seller, its messages, and a form to answer. */
export function ThreadPane({ thread, draft, tips, older, reporting, sendKey, result }: Props) {
  const t = useT()
  const log = useRef<HTMLDivElement>(null)
  const about = thread?.conversation ?? draft
  const messages = thread?.messages ?? []
  const newest = messages.at(-1)?.seq ?? 0
  const lastSent = messages.findLast((one) => one.mine)?.seq ?? 0
  const pending = usePendingText()
  useNewestInView(log, newest, pending)
  if (!about) return null
  const base = `${paths.messages()}?id=${thread?.conversation.id ?? ''}`
  return (
    <section className={css.thread} aria-label={about.seller.nickName}>
      <div className={css.back}>
        <BackLink to={paths.messages()}>{t('messages.back')}</BackLink>
      </div>
      <Head seller={about.seller} order={about.order} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element must be reachable by keyboard */}
      <div ref={log} className={css.log} role="log" tabIndex={0} aria-label={t('account.messages')}>
        {thread?.more ? (
          <TextLink as={ShopAnchor} href={`${base}&before=${messages[0]?.seq ?? 1}`}>
            {t('messages.earlier')}
          </TextLink>
        ) : null}
        {tips.length > 0 && !thread?.more ? (
          <ul className={css.tips}>
            {tips.map(({ key, text }) => (
              <li key={key} dir="auto">
                {text}
              </li>
            ))}
          </ul>
        ) : null}
        {messages.length === 0 && !pending ? (
          <div className={css.start}>
            <p className={css.name}>{t('messages.start', { seller: about.seller.nickName })}</p>
            <Text tone="muted">{t('messages.start-lead')}</Text>
          </div>
        ) : null}
        {messages.map((message) => (
          <Fragment key={message.seq}>
            <Bubble
              message={message}
              reportHref={mayReport(message) ? `${base}&report=${message.seq}` : null}
              seller={about.seller.nickName}
              orderId={about.order?.id ?? null}
              seen={message.seq === lastSent && (thread?.conversation.readUpTo.seller ?? 0) >= lastSent}
              result={result}
            />
            {message.seq === reporting && thread && mayReport(message) ? (
              <ReportForm conversationId={thread.conversation.id} seq={message.seq} result={result} />
            ) : null}
          </Fragment>
        ))}
        {pending ? <PendingBubble text={pending} /> : null}
        {older ? (
          <TextLink as={ShopAnchor} href={base}>
            {t('messages.newest')}
          </TextLink>
        ) : null}
      </div>
      <Composer
        key={lastSent}
        focused={lastSent > 0 && pending === null}
        conversation={thread?.conversation.id ?? null}
        draft={draft}
        sendKey={sendKey}
        result={result}
      />
    </section>
  )
}

/** The message being sent, shown at once. */
function usePendingText(): string | null {
  const { state, formData, formAction } = useNavigation()
  if (state === 'idle' || !formAction?.includes('/buyer/message')) return null
  const text = formData?.get('text')
  return typeof text === 'string' && text.trim() ? text.trim() : null
}
