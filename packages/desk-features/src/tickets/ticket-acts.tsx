import { Form } from '@remix-run/react'
import type { StaffTicket } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { Checkbox } from '@tradepost/ui-kit/checkbox'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { Select } from '@tradepost/ui-kit/select'
import { Problems, type readRefusal, useBusy } from '../kernel/index.ts'
import * as css from './tickets.css.ts'

interface ActsProps {
  ticket: StaffTicket
  userId: string | null
  refusal: ReturnType<typeof readRefusal>
}

/** Takes the request, hands it over or releases it, and solves it or opens it again. */
export function OwnerAndState({ ticket: { owner, state, version, colleagues }, userId, refusal }: ActsProps) {
  const t = useT()
  const busy = useBusy()
  const others = colleagues.filter(({ id }) => id !== owner?.id && id !== userId)
  return (
    <Card as="section" aria-labelledby="owner">
      <div className={css.part}>
        <h2 id="owner">{t('tickets.owner')}</h2>
        <p>{owner ? <bdi>{owner.nickName}</bdi> : t('tickets.owners', { owner: 'nobody' })}</p>
        <Problems refusal={refusal} />
        <Form method="post">
          <input type="hidden" name="version" value={version} />
          <FormActions>
            {owner?.id === userId ? (
              <Button name="act" value="release" variant="secondary" loading={busy}>
                {t('tickets.release')}
              </Button>
            ) : (
              <Button name="act" value="take" variant="secondary" loading={busy}>
                {t('tickets.take')}
              </Button>
            )}
            <Button name="act" value={state === 'solved' ? 'open' : 'solve'} variant="secondary" loading={busy}>
              {t(state === 'solved' ? 'tickets.reopen' : 'tickets.solve')}
            </Button>
          </FormActions>
        </Form>
        {others.length > 0 ? (
          <Form method="post" className={css.row}>
            <input type="hidden" name="version" value={version} />
            <div className={css.grow}>
              <Select
                id="colleague"
                name="colleague"
                label={t('tickets.colleague')}
                options={others.map(({ id, nickName }) => ({ value: id, label: nickName }))}
                defaultValue={refusal.value('colleague')}
              />
            </div>
            <Button name="act" value="hand-over" variant="secondary" loading={busy}>
              {t('tickets.hand-over')}
            </Button>
          </Form>
        ) : null}
      </div>
    </Card>
  )
}

/** Moves the conversation into another request of the same person, after a second look. */
export function Merge({ ticket: { others, version }, refusal }: Omit<ActsProps, 'userId'>) {
  const t = useT()
  const busy = useBusy()
  return (
    <Card as="section" aria-labelledby="merge">
      <div className={css.part}>
        <h2 id="merge">{t('tickets.merge')}</h2>
        <p className={css.muted}>{t('tickets.merge-lead')}</p>
        <Form method="post" noValidate>
          <FormBody>
            <Problems refusal={refusal} />
            <input type="hidden" name="version" value={version} />
            <Select
              id="into"
              name="into"
              label={t('tickets.merge-into')}
              placeholder={t('tickets.merge-choose')}
              options={others.map(({ id, excerpt }) => ({ value: id, label: `${id} · ${excerpt.slice(0, 60)}` }))}
              defaultValue={refusal.value('into') ?? ''}
              error={refusal.of('into')}
            />
            <Checkbox id="sure" name="sure" value="yes" label={t('tickets.merge-sure')} error={refusal.of('sure')} />
            <FormActions>
              <Button name="act" value="merge" variant="secondary" loading={busy}>
                {t('tickets.merge-do')}
              </Button>
            </FormActions>
          </FormBody>
        </Form>
      </div>
    </Card>
  )
}
