/** States of a screen other than normal. */
export const states = ['empty', 'loading', 'error', 'texts', 'ids', 'prices', 'worst'] as const
export type State = (typeof states)[number]

/** Names of the stories of a state, prefixed by the normal story's name if a title contains several screens. */
const names: Record<State, string> = {
  empty: 'Empty',
  loading: 'Loading',
  error: 'Failing',
  texts: 'LongText',
  ids: 'LongIds',
  prices: 'PricesUnknown',
  worst: 'WorstCase',
}

/** Reasons that a screen cannot be in a state. */
export const reasons: Record<State, string> = {
  empty: 'It has no list that could be empty.',
  loading: 'It has no control that makes it load.',
  error: 'It loads no data.',
  texts: 'It shows no text written by users.',
  ids: 'It uses no ids.',
  prices: 'It shows no amounts.',
  worst: 'Its normal state is its worst case.',
}

interface Screen {
  /** Feature and component. */
  page: string
  /** Title below `Screens` and the export of its plain story. */
  story: string
  /** The title contains other screens too. */
  several?: true
  /** Stories that show a state under a different name. */
  own?: Partial<Record<State, string>>
  /** States the screen cannot have; `reasons` says why. */
  without?: readonly State[]
}

/** Every screen of a shop. */
export const screens: readonly Screen[] = [
  { page: 'account/LoginPage', story: 'Account/LogIn', several: true, without: ['empty', 'texts', 'ids', 'prices'] },
  { page: 'account/SignUpPage', story: 'Account/SignUp', several: true, without: ['empty', 'texts', 'ids', 'prices'] },
  {
    page: 'account/ResetPasswordPage',
    story: 'Account/ResetPassword',
    several: true,
    without: ['empty', 'texts', 'ids', 'prices'],
  },
  {
    page: 'account/LogoutPage',
    story: 'Account/LogOut',
    several: true,
    without: ['empty', 'texts', 'ids', 'prices'],
  },
  {
    page: 'account/WalletPage',
    story: 'Account/Wallet',
    several: true,
    without: ['empty', 'loading', 'texts', 'ids', 'prices'],
  },
  {
    page: 'account/SwitchPage',
    story: 'Account/WhichAccount',
    several: true,
    without: ['empty', 'texts', 'ids', 'prices'],
  },
  { page: 'after-sales/StatementPage', story: 'AfterSales/Refund', several: true, without: ['empty'] },
  {
    page: 'after-sales/ClaimPage',
    story: 'AfterSales/Claim',
    several: true,
    own: { empty: 'ClaimWithoutUnits' },
  },
  { page: 'after-sales/ReviewPage', story: 'AfterSales/Review', several: true, without: ['empty'] },
  {
    page: 'alerts/UnsubscribePage',
    story: 'Alerts/Unsubscribe',
    without: ['empty', 'loading', 'texts', 'ids', 'prices'],
  },
  {
    page: 'buyer/ProfilePage',
    story: 'BuyerArea/Profile',
    several: true,
    without: ['empty', 'texts', 'ids', 'prices'],
  },
  {
    page: 'buyer/SettingsPage',
    story: 'BuyerArea/Settings',
    several: true,
    without: ['empty', 'texts', 'ids', 'prices'],
  },
  {
    page: 'buyer/SecurityPage',
    story: 'BuyerArea/Security',
    several: true,
    without: ['empty', 'texts', 'ids', 'prices'],
  },
  {
    page: 'buyer/SecurityEmailPage',
    story: 'BuyerArea/SecurityEmail',
    several: true,
    without: ['empty', 'texts', 'ids', 'prices'],
  },
  {
    page: 'buyer/SecurityConfirmPage',
    story: 'BuyerArea/SecurityConfirm',
    several: true,
    without: ['empty', 'texts', 'ids', 'prices'],
  },
  {
    page: 'buyer/SecurityDeletePage',
    story: 'BuyerArea/SecurityDelete',
    several: true,
    without: ['empty', 'texts', 'ids', 'prices'],
  },
  { page: 'buyer/PointsPage', story: 'BuyerArea/Points', several: true, without: ['texts'] },
  { page: 'buyer/CouponsPage', story: 'BuyerArea/Coupons', several: true, without: ['texts', 'ids'] },
  {
    page: 'buyer/ScorePage',
    story: 'BuyerArea/Score',
    several: true,
    without: ['prices'],
  },
  { page: 'cart/CartPage', story: 'Cart/Buyer', without: ['loading'] },
  { page: 'catalog/BrandCategoryPage', story: 'BrandCategory/Accounts', own: { empty: 'NothingFound' } },
  { page: 'catalog/BrandPage', story: 'Brand/Normal', own: { empty: 'NothingForSale' }, without: ['loading'] },
  { page: 'catalog/CategoryPage', story: 'Category/Normal', own: { empty: 'NothingForSale' }, without: ['loading'] },
  { page: 'catalog/AllGamesPage', story: 'Games/All', several: true, without: ['loading', 'prices'] },
  { page: 'catalog/BrandsPage', story: 'Games/Groups', several: true, without: ['loading', 'prices'] },
  { page: 'catalog/SharingPage', story: 'GameSharing/Category', own: { empty: 'NothingShared' }, without: ['loading'] },
  { page: 'checkout/CheckoutPage', story: 'Checkout/FromCart', without: ['empty'] },
  { page: 'offer/PassportPage', story: 'Passport/Account', without: ['empty', 'loading'] },
  { page: 'compare/ComparePage', story: 'Compare/Two', without: ['loading'] },
  { page: 'consent/CookiesPage', story: 'Cookies/Agreed', without: ['empty', 'loading', 'texts', 'ids', 'prices'] },
  { page: 'ranking/BestMatchPage', story: 'Best match/OfAnOffer', without: ['empty', 'loading', 'prices'] },
  { page: 'help/ArticlePage', story: 'Article/Normal', without: ['empty', 'loading', 'prices'] },
  { page: 'help/HelpPage', story: 'Help/Normal', own: { empty: 'NothingFound' }, without: ['loading', 'prices'] },
  { page: 'home/HomePage', story: 'Home/Normal', own: { empty: 'NothingForSale' }, without: ['loading', 'prices'] },
  {
    page: 'landing/BetaPage',
    story: 'Beta recruiting/Visitor',
    without: ['empty', 'loading', 'texts', 'ids', 'prices'],
  },
  { page: 'landing/EventPage', story: 'Game event/Normal', without: ['empty', 'loading'] },
  { page: 'landing/LandingPage', story: 'Landing/Normal', without: ['empty', 'loading', 'prices'] },
  {
    page: 'landing/SiteReviewsPage',
    story: 'Site reviews/Normal',
    own: { empty: 'Nobody' },
    without: ['loading', 'texts', 'ids', 'prices'],
  },
  { page: 'messages/MessagesPage', story: 'Messages/Thread', without: ['prices'] },
  { page: 'offer/OfferPage', story: 'Offer/Account', without: ['empty', 'loading'] },
  { page: 'offline/OfflinePage', story: 'Offline/Normal', without: ['empty', 'loading', 'texts', 'ids', 'prices'] },
  { page: 'orders/ConfirmPage', story: 'ConfirmReceipt/Normal', without: ['empty'] },
  { page: 'orders/OrderPage', story: 'Order/Delivered', without: ['empty'] },
  { page: 'orders/OrdersPage', story: 'Orders/All', own: { empty: 'None' }, without: ['loading'] },
  {
    page: 'pass/PassHomePage',
    story: 'Family Game PASS/Home',
    several: true,
    own: { error: 'Failing' },
    without: ['empty', 'loading'],
  },
  { page: 'pass/EventPage', story: 'Family Game PASS/Event', several: true, without: ['empty', 'loading', 'prices'] },
  {
    page: 'pass/SharedGamesPage',
    story: 'Family Game PASS/SharedGames',
    several: true,
    own: { empty: 'SharedGamesNothingFound' },
    without: ['loading', 'prices'],
  },
  {
    page: 'pass/SubscribePage',
    story: 'Family Game PASS/Subscribe',
    several: true,
    without: ['empty', 'texts', 'ids'],
  },
  {
    page: 'pass/ResultPage',
    story: 'Family Game PASS/ResultActive',
    several: true,
    own: { loading: 'ResultWaitingLoading' },
    without: ['empty', 'texts', 'ids'],
  },
  {
    page: 'pass/MyPassPage',
    story: 'Family Game PASS/MyPass',
    several: true,
    without: ['empty', 'texts', 'ids'],
  },
  {
    page: 'pass/DownloadPage',
    story: 'Family Game PASS/Download',
    several: true,
    without: ['empty', 'loading', 'texts', 'ids', 'prices'],
  },
  {
    page: 'pass/HowToStartPage',
    story: 'Family Game PASS/HowToStart',
    several: true,
    without: ['empty', 'loading', 'texts', 'ids'],
  },
  { page: 'pass/GuidePage', story: 'Family Game PASS/Guide', several: true, without: ['empty', 'loading', 'prices'] },
  {
    page: 'pass/AgreementPage',
    story: 'Family Game PASS/Agreement',
    several: true,
    own: { empty: 'TextMissing' },
    without: ['loading', 'prices'],
  },
  {
    page: 'pass/QuestionsPage',
    story: 'Family Game PASS/Questions',
    several: true,
    without: ['empty', 'loading', 'prices'],
  },
  {
    page: 'pass/InvitePage',
    story: 'Family Game PASS/Invite',
    several: true,
    without: ['empty', 'loading', 'texts', 'ids', 'prices'],
  },
  {
    page: 'pass/InvitationsPage',
    story: 'Family Game PASS/Invitations',
    several: true,
    own: { empty: 'NoInvitations' },
    without: ['loading', 'texts', 'ids', 'prices'],
  },
  { page: 'payment/PaymentSuccessPage', story: 'Payment/Success', several: true, without: ['empty', 'loading'] },
  { page: 'payment/PaymentFailedPage', story: 'Payment/Failed', several: true, without: ['empty'] },
  { page: 'payment/PaymentPromptPage', story: 'Payment/HaveYouPaid', several: true, without: ['empty'] },
  { page: 'gcoin/GCoinPage', story: 'GCoin/Wallet', several: true, without: ['loading', 'texts'] },
  { page: 'gcoin/TopUpPage', story: 'GCoin/TopUp', several: true, without: ['empty', 'texts', 'ids', 'prices'] },
  {
    page: 'gcoin/TopUpDonePage',
    story: 'GCoin/Paid',
    several: true,
    own: { loading: 'WaitingLoading' },
    without: ['empty', 'texts', 'ids'],
  },
  {
    page: 'rental/RentalPage',
    story: 'Rental/Home',
    several: true,
    own: { empty: 'NothingForRent' },
    without: ['loading'],
  },
  { page: 'rental/RentPage', story: 'Rental/Confirm', several: true, own: { texts: 'LongTitle' }, without: ['empty'] },
  { page: 'report/ReportPage', story: 'Report/FromAStore', own: { empty: 'NobodyChosen' }, without: ['prices'] },
  { page: 'search/SearchPage', story: 'Search/Results', own: { empty: 'NothingFound' } },
  {
    page: 'store/StorePage',
    story: 'Store/Normal',
    own: { texts: 'NewSellerWithALongName', empty: 'NothingForSale' },
  },
  {
    page: 'ticket/ContactPage',
    story: 'Requests/Customer',
    several: true,
    without: ['empty', 'loading', 'prices'],
  },
  {
    page: 'ticket/LinkPage',
    story: 'Requests/OpenedByLink',
    several: true,
    without: ['empty', 'loading', 'texts', 'ids', 'prices'],
  },
  { page: 'ticket/TicketPage', story: 'Requests/Answered', several: true, without: ['empty', 'loading', 'prices'] },
  { page: 'ticket/TicketsPage', story: 'Requests/Mine', several: true, without: ['loading', 'prices'] },
  {
    page: 'value/ValueIndexPage',
    story: 'Value calculator/Index',
    several: true,
    own: { empty: 'NothingFound' },
    without: ['loading', 'ids', 'prices'],
  },
  {
    page: 'value/CalculatorPage',
    story: 'Value calculator/Calculator',
    several: true,
    own: { error: 'Failing' },
    without: ['empty', 'prices'],
  },
  { page: 'saved/WishlistPage', story: 'Wishlist/Saved', without: ['loading'] },
  {
    page: 'legal/AgreePage',
    story: 'Agree/Normal',
    without: ['empty', 'loading', 'error', 'ids', 'prices'],
  },
  { page: 'legal/LegalPage', story: 'Legal/InForce', without: ['empty', 'loading', 'ids', 'prices'] },
  {
    page: 'shell/ClosedPage',
    story: 'Shell/Closed',
    several: true,
    without: ['empty', 'loading', 'error', 'texts', 'ids', 'prices'],
  },
  {
    page: 'shell/ErrorPage',
    story: 'Shell/ErrorShown',
    several: true,
    without: ['empty', 'loading', 'error', 'texts', 'ids', 'prices'],
  },
  {
    page: 'shell/NotFoundPage',
    story: 'Shell/NotFound',
    several: true,
    without: ['empty', 'loading', 'error', 'texts', 'ids', 'prices'],
  },
]

/** The title and the exports of a screen's stories: the normal one, and one for each possible state. */
export function storiesOf({ story, several, own = {}, without = [] }: Screen) {
  const [place = '', plain = ''] = story.split('/')
  const prefix = several ? plain : ''
  const shown = states.filter((state) => !without.includes(state))
  return {
    title: `Screens/${place}`,
    plain,
    states: new Map(shown.map((state) => [state, own[state] ?? `${prefix}${names[state]}`])),
  }
}
