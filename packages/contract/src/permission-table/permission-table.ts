import {
  type Permission,
  permissionsOf,
  platformPermissions,
  type RoleSide,
} from '@tradepost/domain/permission/permissions'
import { rolePresets } from '@tradepost/domain/permission/roles'
import { type ContractEntry, contractEntries } from '../openapi.ts'

const head = `# Who may make which call

Written by \`pnpm permissions\` from the contract and [the roles](../packages/domain/src/permission/roles.ts); a test compares them. A dot means that the
preset role allows the call. A tenant's own roles consist of the same permissions. All other calls need no permission: they are for
anyone, for buyers, or for client credentials.
`

const titles: Record<RoleSide, string> = { staff: 'Staff', seller: 'Sellers' }
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
const named = (role: string) => role.replaceAll('_', ' ')

/** The calls of one side by permission: a row for each call, a column for each preset role. */
function table(side: RoleSide, entries: readonly ContractEntry[]): string {
  const presets = Object.entries(rolePresets[side])
  const rows = permissionsOf[side].flatMap((permission: Permission) =>
    entries
      .filter(({ call }) => call.auth === side && call.permission === permission)
      .map(({ topic, name }) => `${topic}.${name}`)
      .sort()
      .map((name) =>
        row([
          `\`${name}\``,
          `\`${permission}\``,
          ...presets.map(([, permissions]) => (permissions.includes(permission) ? '●' : ' ')),
        ]),
      ),
  )
  const columns = ['call', 'permission', ...presets.map(([preset]) => named(preset))]
  return [row(columns), row(columns.map(() => '---')), ...rows].join('\n')
}

/** The calls of platform administrators, which no role allows. */
function platformTable(entries: readonly ContractEntry[]): string {
  const rows = platformPermissions.flatMap((permission) =>
    entries
      .filter(({ call }) => call.permission === permission)
      .map(({ topic, name }) => row([`\`${topic}.${name}\``, `\`${permission}\``])),
  )
  return [row(['call', 'permission']), row(['---', '---']), ...rows].join('\n')
}

/** The page docs/permissions.md. */
export function permissionsPage(entries: readonly ContractEntry[] = contractEntries()): string {
  const sections = (['staff', 'seller'] as const).map((side) => `## ${titles[side]}\n\n${table(side, entries)}\n`)
  const platform = `## Platform administrators\n\nOnly people whom \`platform-admin invite\` named; owners are refused.\n\n${platformTable(entries)}\n`
  return [head, ...sections, platform].join('\n')
}
