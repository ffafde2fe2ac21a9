import { Form } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { deviceName } from '@tradepost/domain/account/device-name'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { Icon } from '@tradepost/ui-kit/icon'
import { LogOutIcon, MonitorIcon, SmartphoneIcon } from '@tradepost/ui-kit/icons'
import { Heading, Text } from '@tradepost/ui-kit/text'
import { VisuallyHidden } from '@tradepost/ui-kit/visually-hidden'
import { useBusy } from '../../kernel/index.ts'
import { paths } from '../../kernel/paths/index.ts'
import * as css from '../buyer.css.ts'
import * as securityCss from './security.css.ts'

type Session = CallData<typeof calls.signIn.sessionList>[number]

function SessionRow({ session }: { session: Session }) {
  const t = useT()
  const { instant } = useFormat()
  const { browser, system } = deviceName(session.userAgent)
  const device = t('signIn.device', {
    browser: browser ?? t('signIn.unknownBrowser'),
    system: system ?? t('signIn.unknownSystem'),
  })
  const shape = system === 'iPhone' || system === 'Android' || system === 'iPad' ? SmartphoneIcon : MonitorIcon
  return (
    <li className={securityCss.row}>
      <div className={securityCss.facts}>
        <Icon shape={shape} size={20} />
        <div className={securityCss.words}>
          <Text weight="semibold">{device}</Text>
          <Text size={14} tone="muted">
            {t('signIn.sessionUsed', { date: instant(session.lastUsedAt, 'dateTime') })}
            {' · '}
            {t('signIn.signedInBy', { method: session.signedInBy })}
            {session.ip ? ` ${t('signIn.sessionFrom', { ip: session.ip })}` : null}
          </Text>
        </div>
        {session.current ? <Badge tone="success">{t('signIn.thisDevice')}</Badge> : null}
      </div>
      {session.current ? null : (
        <Form method="post">
          <input type="hidden" name="sessionId" value={session.sessionId} />
          <Button type="submit" name="intent" value="endSession" variant="secondary" size="sm">
            {t('signIn.endSession')}
            <VisuallyHidden>: {device}</VisuallyHidden>
          </Button>
        </Form>
      )}
    </li>
  )
}

/** The buyer's sessions, each with a button to end it. */
export function SessionsCard({ sessions }: { sessions: readonly Session[] }) {
  const t = useT()
  const busy = useBusy('endOthers')
  return (
    <Card as="section" aria-labelledby="sessions">
      <div className={css.section}>
        <Heading level={2} size="md" id="sessions">
          {t('signIn.sessionsTitle')}
        </Heading>
        <Text size={14} tone="muted">
          {t('signIn.sessionsLead')}
        </Text>
        <ul className={securityCss.list}>
          {sessions.map((session) => (
            <SessionRow key={session.sessionId} session={session} />
          ))}
        </ul>
        <div className={securityCss.actions}>
          {sessions.length > 1 ? (
            <Form method="post">
              <Button type="submit" name="intent" value="endOthers" variant="secondary" loading={busy}>
                {t('signIn.endOthers')}
              </Button>
            </Form>
          ) : null}
          <Form method="post" action={paths.logout()}>
            <Button type="submit" variant="secondary" icon={LogOutIcon} directional>
              {t('account.logOut')}
            </Button>
          </Form>
        </div>
      </div>
    </Card>
  )
}
