import { orderStates } from '@tradepost/domain/order/order-states'

interface Rule {
  name: string
  /** The only file that may contain the pattern. */
  home: string
  pattern: RegExp
  /** Files that contain similar code for another purpose, each with the reason. */
  others?: Record<string, string>
}

const states = orderStates.join('|')

/** Business rules that only the package `domain` may contain, because copies would diverge. */
export const rules: readonly Rule[] = [
  {
    name: 'the shape of a UUID',
    home: 'packages/domain/src/typed/id.ts',
    pattern: /\[(?:0-9a-f|a-f0-9|0-9a-fA-F|\\da-f)\]\{8\}(?:-|\(\?:-)/i,
  },
  {
    name: 'the shape of an id',
    home: 'packages/domain/src/typed/id.ts',
    pattern: /(?:\[0-9\]|\\d)\{1,(?:18|19|20)\}/,
  },
  {
    name: 'the shape of an email address',
    home: 'packages/domain/src/account/email-address.ts',
    pattern: /[\])+*}]@(?:\[|\(|\\)/,
    others: {
      'apps/gateway/src/modules/messages/warning-flags.ts': 'finds addresses inside a message',
      'apps/gateway/src/platform/logging/redact.ts': 'hides addresses inside a log line',
      'scripts/supply/lockfile.ts': 'reads names and versions of packages',
    },
  },
  {
    name: 'the rule of a password',
    home: 'packages/domain/src/account/password-rule.ts',
    pattern: /\.\{8,64\}|\(\?=\.\*|\bmin(?:Length)?: 8, max(?:Length)?: 64\b/,
  },
  {
    name: 'a list of order states',
    home: 'packages/domain/src/order/order-states.ts',
    pattern: new RegExp(`'(?:${states})',\\s+'(?:${states})'`),
    others: {
      'apps/gateway/src/platform/payment/sandbox/provider.ts': 'states of a payment',
      'apps/gateway/src/modules/insight/course.ts': 'sums of money',
      'apps/gateway/src/modules/insight/money-by-step.ts': 'sums of money',
      'packages/contract/src/schemas/order/order-shapes.ts': 'states of a payment',
      'packages/desk-features/src/insight/money-course.tsx': 'sums of money',
    },
  },
  {
    name: 'a list of currencies',
    home: 'packages/domain/src/money/currencies.ts',
    pattern: /(?:'[A-Z]{3}',\s+){3,}'[A-Z]{3}'/,
  },
  {
    name: "a table of currencies' ids or digits",
    home: 'packages/domain/src/money/currencies.ts',
    pattern: /\b(?:JPY|KWD|KRW|BHD): (?:'\d+'|[0-4]\b(?![._\d]))/,
  },
]

/** Files that repeat a rule of the package `domain`, as `rule: file`. */
export function repeatedRules(files: ReadonlyMap<string, string>): string[] {
  return rules.flatMap(({ name, home, pattern, others = {} }) =>
    [...files].flatMap(([file, text]) =>
      file !== home && !Object.hasOwn(others, file) && pattern.test(text) ? [`${name}: ${file}`] : [],
    ),
  )
}
