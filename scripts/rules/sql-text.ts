import ts from 'typescript'

/** Calls of database functions, which may be text: the query builder cannot express a call without a table. */
const functionCall =
  /^select\s+(?:\*\s+from\s+)?(?:set_config|pg_advisory_xact_lock|pg_notify|enqueue_jobs?|fold_ledger|begin_rate_fetch|take_rates|open_shop|set_site_lists|merge_offers|merge_brand)\(/
const statement = /^\(?\s*(?:select|insert\s+into|update|delete\s+from|with)\s/

/** Gateway files that may contain SQL statements as text, each with the reason. */
export const allowed: Readonly<Record<string, string>> = {
  'http/health.ts': 'reads settings of the server beside the journal of migrations',
  'modules/account/personal-data/personal-data.ts': 'reads the tables that the catalogue of the database lists',
  'modules/catalog/keyword.ts': 'calls search functions of the database',
  'modules/file/file-references.ts': 'reads every table that addressColumns names',
  'modules/job/failing-jobs.ts': 'reads jobs in the tables of graphile-worker, which the schema does not describe',
  'modules/ledger/ledger.ts':
    'writes a transfer with all its postings in one statement, which apps/gateway/test/orders/order-cost.test.ts counts',
  'modules/listing/dropped-words.ts': 'its plans are tested in apps/demo/test/catalog-plans.test.ts',
  'modules/listing/keyword-search.ts': 'its plans are tested in apps/demo/test/catalog-plans.test.ts',
  'modules/listing/listing.ts': 'its plans are tested in apps/demo/test/catalog-plans.test.ts',
  'modules/listing/listing-hits.ts': 'its plans are tested in apps/demo/test/catalog-plans.test.ts',
  'modules/listing/listing-page.ts': 'its plans are tested in apps/demo/test/catalog-plans.test.ts',
  'modules/offer/stock.ts':
    'locks and reserves units in one statement, which apps/gateway/test/orders/order-cost.test.ts counts',
  'platform/audit/audit-entry.ts': 'selects a constant to ask whether the transaction has written',
  'platform/call/idempotency.ts': 'selects a constant to hold the place of a condition',
  'platform/db/check-role.ts': 'reads the catalogue of the database',
  'platform/jobs/job-queue.ts': 'deletes a job in the tables of graphile-worker, which the schema does not describe',
  'platform/db/moment.ts': 'calls a function of the database',
}

/** Invariants may be text: operators get them printed verbatim, and they use full joins and `is distinct from`. */
const isAllowed = (file: string) => Object.hasOwn(allowed, file) || file.endsWith('-invariants.ts')

/** Every complete SQL statement that a source contains as text in an `sql` template or in `execute()`. */
export function statementsIn(source: string): string[] {
  const tree = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest)
  const statements: string[] = []
  const visit = (node: ts.Node): void => {
    const isTemplate = ts.isTaggedTemplateExpression(node) && /^sql\b/.test(node.tag.getText(tree))
    const text = isTemplate ? node.template.getText(tree) : executedText(node, tree)
    const words = text?.replaceAll(/^['"`]|['"`]$/g, '').trim()
    if (words && statement.test(words) && !functionCall.test(words)) statements.push(words)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return statements
}

function executedText(node: ts.Node, tree: ts.SourceFile): string | undefined {
  if (!ts.isCallExpression(node) || !/(?:\bexecute|\bsql\.raw)$/.test(node.expression.getText(tree))) return undefined
  const [argument] = node.arguments
  const isText = argument && (ts.isStringLiteralLike(argument) || ts.isTemplateExpression(argument))
  return isText ? argument.getText(tree) : undefined
}

/** SQL statements as text in gateway files that must not have any. Paths are relative to apps/gateway/src. */
export const unexplainedStatements = (files: ReadonlyMap<string, string>): string[] =>
  [...files].flatMap(([file, source]) =>
    isAllowed(file) ? [] : statementsIn(source).map((text) => `${file}: ${text.split('\n', 1)[0]}`),
  )
