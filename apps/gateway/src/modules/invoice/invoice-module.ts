import { calls } from '@tradepost/contract'
import { and, eq } from 'drizzle-orm'
import { principal } from '../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { requireIdentity } from '../../platform/call/require-identity.ts'
import { asBuyer, asSeller, asStaff } from '../../platform/call/unit-of-work.ts'
import { invoice } from '../../platform/db/schema/order/invoice.ts'
import type { Deps } from '../../platform/deps.ts'
import { fitsId64 } from '../../platform/ids/id64.ts'
import { createInvoiceDrawing } from './draw-in-thread.ts'
import { exportInvoices, invoicePage } from './invoice-list.ts'
import { readOwnParty, readSettings, setOwnParty, setSettings } from './invoice-settings.ts'
import { factsOf, ownDocuments } from './invoice-store.ts'

/** Invoices and credit notes: for buyers, for staff, and the details of whoever issues them. */
export function invoiceModule(deps: Deps): Implementation[] {
  const draw = createInvoiceDrawing()
  return [
    implement(calls.invoice.invoiceFile, async ({ params: { id, invoiceId } }, context) => {
      const { tenantId } = context.tenant
      const facts = await asBuyer(deps, context, (tx, buyerId) => {
        const ofOrder = fitsId64(id) ? eq(invoice.orderId, id) : undefined
        return factsOf(tx, tenantId, and(eq(invoice.id, invoiceId), eq(invoice.buyerId, buyerId), ofOrder))
      })
      return { fileName: `${facts.number}.pdf`, document: await draw(principal(context).userId, facts) }
    }),
    implement(calls.invoice.ownInvoicePage, ({ body }, context) =>
      asBuyer(deps, context, (tx, buyerId) => ownDocuments(tx, { tenantId: context.tenant.tenantId, buyerId }, body)),
    ),
    implement(calls.invoice.ownInvoiceFile, async ({ params: { id } }, context) => {
      const facts = await asBuyer(deps, context, (tx, buyerId) =>
        factsOf(tx, context.tenant.tenantId, and(eq(invoice.id, id), eq(invoice.buyerId, buyerId))),
      )
      return { fileName: `${facts.number}.pdf`, document: await draw(principal(context).userId, facts) }
    }),
    implement(calls.invoice.staffInvoiceFile, async ({ params: { id } }, context) => {
      const facts = await asStaff(deps, context, (tx) => factsOf(tx, context.tenant.tenantId, eq(invoice.id, id)))
      return { fileName: `${facts.number}.pdf`, document: await draw(principal(context).userId, facts) }
    }),
    implement(calls.invoice.staffInvoicePage, ({ body = {} }, context) =>
      asStaff(deps, context, (tx) => invoicePage(tx, context.tenant.tenantId, body)),
    ),
    implement(calls.invoice.invoiceExport, ({ body }, context) =>
      asStaff(deps, context, (tx) => exportInvoices(tx, context.tenant.tenantId, body)),
    ),
    implement(calls.invoice.invoiceSettings, (_, context) =>
      asStaff(deps, context, (tx) => readSettings(tx, context.tenant.tenantId)),
    ),
    implement(calls.invoice.setInvoiceSettings, ({ body }, context) => {
      requireIdentity(deps, context)
      return asStaff(deps, context, async (tx, userId) => {
        await setSettings(deps, tx, context, body, userId)
        return readSettings(tx, context.tenant.tenantId)
      })
    }),
    implement(calls.invoice.sellerInvoiceParty, (_, context) =>
      asSeller(deps, context, (tx, sellerId) => readOwnParty(tx, context.tenant.tenantId, sellerId)),
    ),
    implement(calls.invoice.sellerSetInvoiceParty, ({ body }, context) => {
      requireIdentity(deps, context)
      return asSeller(deps, context, async (tx, sellerId) => {
        const { tenantId } = context.tenant
        await setOwnParty(deps, tx, { tenantId, sellerId }, body)
        return readOwnParty(tx, tenantId, sellerId)
      })
    }),
  ]
}
