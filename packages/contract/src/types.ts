import type { Static } from 'typebox'
import type * as account from './schemas/account.ts'
import type * as afterSales from './schemas/after-sales.ts'
import type * as alerts from './schemas/alerts.ts'
import type * as common from './schemas/common.ts'
import type * as deliveryInput from './schemas/delivery-input.ts'
import type * as finance from './schemas/finance.ts'
import type * as messages from './schemas/messages.ts'
import type * as product from './schemas/product.ts'
import type * as sellerOffers from './schemas/seller-offers.ts'
import type * as service from './schemas/service.ts'
import type * as serviceAct from './schemas/service-act.ts'
import type * as website from './schemas/website.ts'

export type Money = Static<typeof common.Money>
export type UserInfo = Static<typeof account.UserInfo>
export type LoginResponse = Static<typeof account.LoginResponse>
export type Attribute = Static<typeof product.Attribute>
export type SellerBrief = Static<typeof product.SellerBrief>
export type SellerFacts = Static<typeof product.SellerFacts>
export type OfferCard = Static<typeof product.OfferCard>
export type OfferAlert = Static<typeof alerts.OfferAlert>
export type OfferDetail = Static<typeof product.OfferDetail>
export type Facet = Static<typeof product.Facet>
export type Cart = Static<typeof finance.Cart>
export type DeliveryInput = Static<typeof deliveryInput.DeliveryInput>
export type GivenInput = Static<typeof deliveryInput.GivenInput>
export type CartLine = Static<typeof finance.CartLine>
export type Order = Static<typeof finance.Order>
export type OrderDetail = Static<typeof finance.OrderDetail>
export type HandoverStep = Static<typeof finance.HandoverStep>
export type OrderState = Static<typeof finance.OrderState>
export type PaymentState = Static<typeof finance.PaymentState>
export type Purchase = Static<typeof finance.Purchase>
export type Conversation = Static<typeof messages.Conversation>
export type Message = Static<typeof messages.Message>
export type MessageEvent = Static<typeof messages.MessageEvent>
export type Review = Static<typeof finance.Review>
export type AfterSales = Static<typeof finance.AfterSales>
export type SellerOrder = Static<typeof afterSales.SellerOrder>
export type SellerOrderDetail = Static<typeof afterSales.SellerOrderDetail>
export type SellerOffer = Static<typeof sellerOffers.SellerOffer>
export type OfferImport = Static<typeof sellerOffers.OfferImport>
export type ServiceAct = Static<typeof serviceAct.ServiceAct>
export type ServiceAlert = Static<typeof service.ServiceAlert>
export type ServiceCase = Static<typeof service.ServiceCase>
export type Brand = Static<typeof website.Brand>
export type Category = Static<typeof website.Category>
export type Article = Static<typeof website.Article>
export type AreaImage = Static<typeof website.AreaImage>
export type AreaBrands = Static<typeof website.AreaBrands>
export type AreaText = Static<typeof website.AreaText>
export type AreaContent = Static<typeof website.AreaContent>
export type AreaHeader = Static<typeof website.AreaHeader>
export type AreaFooter = Static<typeof website.AreaFooter>
export type AreaCategories = Static<typeof website.AreaCategories>
export type AreaComments = Static<typeof website.AreaComments>
export type AreaBrandCategories = Static<typeof website.AreaBrandCategories>
