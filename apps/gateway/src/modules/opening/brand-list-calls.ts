import { calls } from '@tradepost/contract'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asStaff } from '../../platform/call/unit-of-work.ts'
import type { Deps } from '../../platform/deps.ts'
import { standardBrands } from './standard-brands.ts'
import { takenAliases, takeStandardBrands } from './take-standard-brands.ts'

/** Calls about the brands that ship with the product. */
export const brandListCalls = (deps: Deps): Implementation[] => [
  implement(calls.opening.standardBrandList, (_, context) =>
    asStaff(deps, context, async (tx) => {
      const taken = await takenAliases(tx, context.tenant.tenantId)
      return {
        list: standardBrands.map(({ alias, name, names, kinds }) => ({
          ...{ alias, name: names[context.locale] ?? name, kinds: [...kinds], isTaken: taken.has(alias) },
        })),
      }
    }),
  ),
  implement(calls.opening.takeStandardBrands, ({ body }, context) =>
    asStaff(deps, context, async (tx) => ({ added: await takeStandardBrands(deps, tx, context, body.aliases) })),
  ),
]
