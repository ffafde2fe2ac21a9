import { useFormat, useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { EmptyState } from '@tradepost/ui-kit/empty-state'
import { Stack } from '@tradepost/ui-kit/layout'
import { Pagination } from '@tradepost/ui-kit/pagination'
import { Table } from '@tradepost/ui-kit/table'
import { Heading, Text } from '@tradepost/ui-kit/text'
import { useCount } from '../../kernel/index.ts'
import { ShopAnchor } from '../../kernel/paths/index.ts'
import * as css from '../frame/pass.css.ts'
import { PassFrame } from '../frame/pass-frame.tsx'
import { passPaths } from '../frame/pass-paths.ts'
import { CopyLink } from './copy-link.tsx'
import type { loadInvitations, loadInvite } from './load-invitations.ts'

type Props<L extends (...values: never[]) => Promise<unknown>> = Omit<Awaited<ReturnType<L>>, 'meta'>

/** The buyer's invitation link and the rules of its reward. */
export function InvitePage({ link, hoursPerInvite, totalHours }: Props<typeof loadInvite>) {
  const t = useT()
  const count = useCount()
  return (
    <PassFrame title={t('pass.invite')} lead={t('pass.inviteText', { hours: count('pass.hours', hoursPerInvite) })}>
      <div className={css.text}>
        <Card>
          <CopyLink link={link} />
        </Card>
        <Stack gap={3}>
          <Heading level={2} size="md">
            {t('pass.inviteRules')}
          </Heading>
          <ul className={css.rules}>
            {(['pass.inviteRuleNew', 'pass.inviteRuleOnce', 'pass.inviteRuleLimit', 'pass.inviteRuleUse'] as const).map(
              (rule) => (
                <li key={rule}>{t(rule)}</li>
              ),
            )}
          </ul>
        </Stack>
        <Text>
          {t('pass.inviteSoFar')} <strong>{count('pass.hours', totalHours)}</strong>
        </Text>
        <div>
          <ButtonLink as={ShopAnchor} href={passPaths.myInvitation()} variant="secondary">
            {t('pass.myInvitation')}
          </ButtonLink>
        </div>
      </div>
    </PassFrame>
  )
}

function Sum({ label, hours }: { label: string; hours: string }) {
  return (
    <Card padding="sm">
      <Text tone="muted" size={14}>
        {label}
      </Text>
      <p className={css.sum}>{hours}</p>
    </Card>
  )
}

/** Invited friends, and the hours earned. */
export function InvitationsPage({ friends, hoursPerInvite }: Props<typeof loadInvitations>) {
  const t = useT()
  const { instant } = useFormat()
  const count = useCount()
  return (
    <PassFrame title={t('pass.myInvitation')} lead={t('pass.myInvitationText')}>
      <div className={css.sums}>
        <Sum label={t('pass.sumEarned')} hours={count('pass.hours', friends.totalHours)} />
        <Sum label={t('pass.sumLeft')} hours={count('pass.hours', friends.hoursLeft)} />
      </div>
      {friends.list.length > 0 ? (
        <Table
          caption={t('pass.myInvitation')}
          captionHidden
          rows={friends.list}
          rowKey={({ friend, at }) => `${friend} ${at}`}
          columns={[
            { id: 'friend', header: t('pass.friend'), cell: ({ friend }) => <bdi>{friend}</bdi> },
            { id: 'joined', header: t('pass.joined'), cell: ({ at }) => instant(at, 'date') },
            { id: 'hours', header: t('pass.brought'), cell: ({ hours }) => count('pass.hours', hours), align: 'end' },
          ]}
        />
      ) : (
        <EmptyState
          illustration="messages"
          headingLevel={2}
          title={t('pass.noFriends')}
          actions={
            <ButtonLink as={ShopAnchor} href={passPaths.invite()}>
              {t('pass.invite')}
            </ButtonLink>
          }
        >
          {t('pass.noFriendsText', { hours: count('pass.hours', hoursPerInvite) })}
        </EmptyState>
      )}
      <Pagination
        label={t('pass.friendPages')}
        page={friends.pageNo}
        pageCount={Math.ceil(friends.total / friends.pageSize)}
        hrefOf={(page) => passPaths.myInvitation(page)}
        previousLabel={t('catalog.previousPage')}
        nextLabel={t('catalog.nextPage')}
        pageLabel={(page) => t('catalog.pageNumber', { page })}
        as={ShopAnchor}
      />
    </PassFrame>
  )
}
