import type { Static } from 'typebox'
import type * as account from './schemas/account/account.ts'
import type * as alerts from './schemas/account/alerts.ts'
import type * as messages from './schemas/account/messages.ts'
import type * as signIn from './schemas/account/sign-in.ts'
import type * as ticket from './schemas/account/ticket.ts'
import type * as common from './schemas/common.ts'
import type * as deliveryInput from './schemas/delivery-input.ts'
import type * as catalog from './schemas/offer/catalog.ts'
import type * as offer from './schemas/offer/offer.ts'
import type * as cart from './schemas/order/cart.ts'
import type * as chargeback from './schemas/order/chargeback.ts'
import type * as checkout from './schemas/order/checkout.ts'
import type * as coupon from './schemas/order/coupon.ts'
import type * as invoice from './schemas/order/invoice.ts'
import type * as orderShapes from './schemas/order/order-shapes.ts'
import type * as sellerOrder from './schemas/order/seller-order.ts'
import type * as tax from './schemas/order/tax.ts'
import type * as application from './schemas/seller/application.ts'
import type * as payout from './schemas/seller/payout.ts'
import type * as payoutSettings from './schemas/seller/payout-settings.ts'
import type * as seller from './schemas/seller/seller.ts'
import type * as sellerEndpoint from './schemas/seller/seller-endpoint.ts'
import type * as sellerKey from './schemas/seller/seller-key.ts'
import type * as vault from './schemas/seller/vault.ts'
import type * as article from './schemas/site/article.ts'
import type * as contentPicture from './schemas/site/content-picture.ts'
import type * as site from './schemas/site/site.ts'
import type * as apiKey from './schemas/staff/api-key.ts'
import type * as audit from './schemas/staff/audit.ts'
import type * as client from './schemas/staff/client.ts'
import type * as paymentKey from './schemas/staff/payment-key.ts'
import type * as role from './schemas/staff/role.ts'
import type * as staff from './schemas/staff/staff.ts'
import type * as support from './schemas/staff/support.ts'
import type * as ticketDesk from './schemas/staff/ticket-desk.ts'
import type * as staffAct from './schemas/staff-act.ts'

export type Ticket = Static<typeof ticket.Ticket>
export type TicketDetail = Static<typeof ticket.TicketDetail>
export type QueuedTicket = Static<typeof ticketDesk.QueuedTicket>
export type StaffTicket = Static<typeof ticketDesk.StaffTicket>
export type TicketTemplate = Static<typeof ticketDesk.TicketTemplate>
export type OwnApplication = Static<typeof application.OwnApplication>
export type ApplicationDetail = Static<typeof application.ApplicationDetail>
export type ChargebackEvidence = Static<typeof chargeback.ChargebackEvidence>
export type InvoiceHead = Static<typeof invoice.InvoiceHead>
export type OrderTax = Static<typeof tax.OrderTax>
export type TaxRate = Static<typeof tax.TaxRate>
export type TaxSum = Static<typeof tax.TaxSum>
export type Money = Static<typeof common.Money>
export type UserInfo = Static<typeof account.UserInfo>
export type LoginResponse = Static<typeof signIn.LoginResponse>
export type Attribute = Static<typeof offer.Attribute>
export type SellerBrief = Static<typeof offer.SellerBrief>
export type SellerFacts = Static<typeof offer.SellerFacts>
export type OfferCard = Static<typeof offer.OfferCard>
export type OfferAlert = Static<typeof alerts.OfferAlert>
export type OfferDetail = Static<typeof offer.OfferDetail>
export type Facet = Static<typeof offer.Facet>
export type Cart = Static<typeof cart.Cart>
export type DeliveryInput = Static<typeof deliveryInput.DeliveryInput>
export type GivenInput = Static<typeof deliveryInput.GivenInput>
export type CartLine = Static<typeof cart.CartLine>
export type Order = Static<typeof orderShapes.Order>
export type OrderDetail = Static<typeof orderShapes.OrderDetail>
export type HandoverStep = Static<typeof orderShapes.HandoverStep>
export type OrderState = Static<typeof orderShapes.OrderState>
export type PaymentState = Static<typeof orderShapes.PaymentState>
export type Purchase = Static<typeof checkout.Purchase>
export type Conversation = Static<typeof messages.Conversation>
export type Message = Static<typeof messages.Message>
export type MessageEvent = Static<typeof messages.MessageEvent>
export type Review = Static<typeof orderShapes.Review>
export type AfterSales = Static<typeof orderShapes.AfterSales>
export type SellerOrder = Static<typeof sellerOrder.SellerOrder>
export type SellerOrderDetail = Static<typeof sellerOrder.SellerOrderDetail>
export type SellerOffer = Static<typeof seller.SellerOffer>
export type Coupon = Static<typeof coupon.Coupon>
export type SellerEndpoint = Static<typeof sellerEndpoint.SellerEndpoint>
export type DeclaredRequest = Static<typeof sellerEndpoint.DeclaredRequest>
export type TrialStep = Static<typeof sellerEndpoint.TrialStep>
export type DeclaredAnswer = Static<typeof sellerEndpoint.DeclaredAnswer>
export type SellerKey = Static<typeof sellerKey.SellerKey>
export type StaffKey = Static<typeof apiKey.StaffKey>
export type PaymentKey = Static<typeof paymentKey.PaymentKey>
export type ApiClient = Static<typeof client.Client>
export type OfferImport = Static<typeof seller.OfferImport>
export type AuditEntry = Static<typeof audit.AuditEntry>
export type PayoutAccount = Static<typeof payout.PayoutAccount>
export type Payout = Static<typeof payout.Payout>
export type PayoutRun = Static<typeof payout.PayoutRun>
export type PayoutSettingChange = Static<typeof payoutSettings.PayoutSettingChange>
export type StatementLine = Static<typeof payout.StatementLine>
export type CommissionRule = Static<typeof payout.CommissionRule>
export type UnitImport = Static<typeof vault.UnitImport>
export type Role = Static<typeof role.Role>
export type Member = Static<typeof role.Member>
export type StaffMember = Static<typeof role.StaffMember>
export type MemberInvitation = Static<typeof role.Invitation>
export type StaffAct = Static<typeof staffAct.StaffAct>
export type StaffAlert = Static<typeof staff.StaffAlert>
export type FoundCustomer = Static<typeof support.FoundCustomer>
export type FoundOrder = Static<typeof support.FoundOrder>
export type FoundPayment = Static<typeof support.FoundPayment>
export type SupportMail = Static<typeof support.SupportMail>
export type StaffCase = Static<typeof staff.StaffCase>
export type Brand = Static<typeof catalog.Brand>
export type Category = Static<typeof catalog.Category>
export type Article = Static<typeof article.Article>
export type ContentPicture = Static<typeof contentPicture.ContentPicture>
export type AreaImage = Static<typeof site.AreaImage>
export type AreaBrands = Static<typeof site.AreaBrands>
export type AreaText = Static<typeof site.AreaText>
export type AreaContent = Static<typeof site.AreaContent>
export type AreaHeader = Static<typeof site.AreaHeader>
export type AreaFooter = Static<typeof site.AreaFooter>
export type AreaCategories = Static<typeof site.AreaCategories>
export type AreaComments = Static<typeof site.AreaComments>
export type AreaBrandCategories = Static<typeof site.AreaBrandCategories>
