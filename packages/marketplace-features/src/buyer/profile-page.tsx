import { Form } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { mostTyped, textLimits } from '@tradepost/domain/typed/text-limits'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Avatar } from '@tradepost/ui-kit/avatar'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { ErrorSummary } from '@tradepost/ui-kit/form'
import { Heading, Text } from '@tradepost/ui-kit/text'
import { TextField } from '@tradepost/ui-kit/text-field'
import { VisuallyHidden } from '@tradepost/ui-kit/visually-hidden'
import { readProblems, useBusy } from '../kernel/index.ts'
import * as css from './buyer.css.ts'
import { BuyerPage } from './buyer-page.tsx'

export interface ProfilePageProps {
  nickName: string
  email: string
  memberSince: string
  avatar: CallData<typeof calls.account.buyerAvatar>
  choices: CallData<typeof calls.account.avatarList>
  result?: unknown
}

function AvatarForm({ avatar, choices }: Pick<ProfilePageProps, 'avatar' | 'choices'>) {
  const t = useT()
  const busy = useBusy('avatar')
  return (
    <Form method="post" className={css.section} id="avatar">
      <Heading level={2} size="md">
        {t('account.avatarChoose')}
      </Heading>
      <fieldset className={css.avatars}>
        <VisuallyHidden as="legend">{t('account.avatarChoose')}</VisuallyHidden>
        {choices.map(({ id, fileUrl }, index) => (
          <label key={id} className={css.avatarChoice}>
            <input
              type="radio"
              name="avatarId"
              value={id}
              defaultChecked={id === avatar.avatar}
              aria-label={t('account.avatarOption', { n: index + 1 })}
              className={css.radio}
            />
            <Avatar src={fileUrl} alt="" size={60} />
          </label>
        ))}
      </fieldset>
      <div>
        <Button type="submit" name="intent" value="avatar" variant="secondary" loading={busy}>
          {t('account.avatarSave')}
        </Button>
      </div>
    </Form>
  )
}

/** How the buyer appears to sellers. */
export function ProfilePage({ nickName, email, memberSince, avatar, choices, result }: ProfilePageProps) {
  const t = useT()
  const { instant } = useFormat()
  const problems = readProblems(result)
  const busy = useBusy('profile')
  return (
    <BuyerPage title={t('account.profile')} lead={t('account.profileLead')}>
      <Card>
        <Form method="post" noValidate className={css.section}>
          <ErrorSummary title={t('account.problems')} errors={problems.summary} />
          <div className={css.person}>
            <Avatar src={avatar.fileUrl} alt={t('account.avatar')} size={80} />
            <div>
              <Text weight="semibold" dir="ltr">
                {email}
              </Text>
              <Text size={14} tone="muted">
                {t('account.memberSince', { date: instant(memberSince, 'date') })}
              </Text>
            </div>
          </div>
          <TextField
            id="nickName"
            name="nickName"
            autoComplete="nickname"
            label={t('account.nickName')}
            defaultValue={problems.value('nickName') ?? nickName}
            error={problems.of('nickName')}
            maxLength={mostTyped(textLimits.nickName)}
            required
          />
          <div>
            <Button type="submit" name="intent" value="profile" loading={busy}>
              {t('account.save')}
            </Button>
          </div>
        </Form>
      </Card>
      {choices.length > 0 ? (
        <Card>
          <AvatarForm avatar={avatar} choices={choices} />
        </Card>
      ) : null}
    </BuyerPage>
  )
}
