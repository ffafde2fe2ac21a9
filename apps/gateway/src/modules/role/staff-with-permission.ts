import type { StaffPermission } from '@tradepost/domain/permission/permissions'
import { isLocale, type Locale } from '@tradepost/i18n'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { heldPermissions } from '../../platform/call/held-role.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { role, roleMember } from '../../platform/db/schema/account/role.ts'
import { language } from '../../platform/db/schema/platform.ts'

/** More people than this are not told about one thing. */
const most = 50

/** Members of the staff who may do something, with their addresses and languages. */
export async function staffWithPermission(
  tx: Tx,
  tenantId: number,
  permission: StaffPermission,
): Promise<{ id: string; email: string; locale: Locale }[]> {
  const rows = await tx
    .select({
      ...{ id: appUser.id, email: appUser.email, language: language.code },
      ...{ preset: roleMember.preset, permissions: role.permissions },
    })
    .from(roleMember)
    .innerJoin(appUser, ofTenant(appUser, roleMember.tenantId, eq(appUser.id, roleMember.userId)))
    .leftJoin(role, ofTenant(role, roleMember.tenantId, eq(role.id, roleMember.roleId)))
    .leftJoin(language, eq(language.id, appUser.languageId))
    .where(
      ofTenant(
        roleMember,
        tenantId,
        and(eq(roleMember.side, 'staff'), eq(appUser.enabled, true), isNotNull(appUser.email)),
      ),
    )
    .orderBy(asc(appUser.id))
  return rows
    .filter((row) => heldPermissions('staff', row).has(permission))
    .slice(0, most)
    .map(({ id, email, language: spoken }) => ({
      ...{ id, email: email ?? '' },
      locale: spoken && isLocale(spoken) ? spoken : 'en',
    }))
}
