import { Form } from '@remix-run/react'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { Checkbox } from '@tradepost/ui-kit/checkbox'
import { FieldSet, FormActions, FormBody } from '@tradepost/ui-kit/form'
import { TextField } from '@tradepost/ui-kit/text-field'
import { IdentityProblems, IdentityStep, needsIdentity, readRefusal, useBusy, useDesk } from '../kernel/index.ts'
import { permissionsByGroup, usePermissionName } from '../role-words/index.ts'
import * as css from './roles.css.ts'

interface RoleFormProps {
  /** The role as it is; for a new one, what the form begins with. */
  role: { name: string; permissions: readonly string[] }
  isNew?: boolean
  result?: unknown
}

/** The name and the permissions of a role. Only permissions that the user has can be chosen. */
export function RoleForm({ role, isNew = false, result }: RoleFormProps) {
  const t = useT()
  const permissionName = usePermissionName()
  const own = useDesk().staff?.permissions ?? []
  const refusal = readRefusal(readRefusal(result).value('act') === 'delete' ? undefined : result)
  const busy = useBusy('save')
  const isChosen = (permission: string) =>
    refusal.hasProblems ? refusal.value(`may.${permission}`) === 'on' : role.permissions.includes(permission)
  return (
    <Card>
      <Form method="post" noValidate>
        <FormBody>
          <IdentityProblems refusal={refusal} />
          <input type="hidden" name="act" value="save" />
          <TextField
            id="name"
            name="name"
            label={t('staffDesk.role-name')}
            maxLength={60}
            defaultValue={refusal.value('name') ?? role.name}
            error={refusal.of('name')}
            required
          />
          <p id="permissions" className={css.muted}>
            {t('staffDesk.only-yours')}
          </p>
          {permissionsByGroup(own).map(({ group, permissions }) => (
            <FieldSet key={group} legend={t('staffDesk.group', { group })}>
              <div className={css.choices}>
                {permissions.map((permission) => (
                  <Checkbox
                    key={permission}
                    name={`may.${permission}`}
                    label={permissionName(permission)}
                    defaultChecked={isChosen(permission)}
                  />
                ))}
              </div>
            </FieldSet>
          ))}
          <IdentityStep refusal={refusal} side="staff" />
          <FormActions>
            <Button loading={busy}>
              {t(needsIdentity(refusal) ? 'desk.confirm-go-on' : isNew ? 'staffDesk.new-role' : 'desk.save-changes')}
            </Button>
          </FormActions>
        </FormBody>
      </Form>
    </Card>
  )
}
