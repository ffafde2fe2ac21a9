/** One picture to compare: a story in one tenant. */
export interface Shot {
  name: string
  story: string
  globals: string
  width: number
  height: number
}

/** One story of every component, opened if the component can be opened. */
const kit = [
  'accordion--questions',
  'artwork--poster',
  'artwork--without-picture',
  'avatar--sizes',
  'badge--tones',
  'breadcrumbs--plain',
  'button--primary',
  'card--surface',
  'checkbox--checked',
  'chip--pressed',
  'codefield--filled',
  'combinedsearchfield--open',
  'descriptionlist--rows',
  'dialog--asking',
  'emptystate--search',
  'field--with-error',
  'filefield--with-error',
  'form--with-errors',
  'gamecard--wall',
  'icon--large',
  'iconbutton--with-count',
  'layout--with-aside',
  'menu--open',
  'notice--tones',
  'offercard--available',
  'pagination--middle',
  'passwordfield--hidden',
  'price--reduced',
  'progressline--under-way',
  'progressnote--waiting',
  'quantitystepper--one',
  'radiogroup--cards',
  'rating--stars',
  'richtext--formatted',
  'select--plain',
  'sheet--open',
  'skeleton--lines',
  'skiplink--focused',
  'stepper--second',
  'switch--on',
  'table--wallet',
  'tabs--panels',
  'tag--listed',
  'text--headings',
  'textarea--plain',
  'textbutton--with-icons',
  'textfield--with-error',
  'textlink--accent',
  'timeline--underway',
  'toast--held',
  'visuallyhidden--hidden',
].map((id) => `kit-${id}`)

const screens = [
  'home--normal',
  'brandcategory--accounts',
  'search--results',
  'search--nothing-found',
  'offer--account',
  'rental--home',
  'family-game-pass--home',
  'cart--buyer',
  'checkout--from-cart',
  'orders--all',
  'order--delivered',
  'account--log-in',
].map((id) => `screens-${id}`)

/** The screens with a different layout on wide pages. */
const wide = ['screens-home--normal', 'screens-offer--account']

const lumen = { look: 'lumen', globals: 'tenant:lumen;language:en' }
const sahra = { look: 'sahra', globals: 'tenant:sahra;language:ar' }
const kiba = { look: 'kiba', globals: 'tenant:kiba;language:ja' }
const inTheDark = { look: 'lumen-dark', globals: 'tenant:lumen;language:en;colorScheme:dark' }

const card = { width: 480, height: 320 }
const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

const shotsOf = (
  stories: readonly string[],
  { look, globals }: typeof lumen,
  size: Pick<Shot, 'width' | 'height'>,
): Shot[] => stories.map((story) => ({ name: `${story}.${look}`, story, globals: `${globals};currency:USD`, ...size }))

/** The kit and main screens in a left-to-right and a right-to-left tenant; a few in dark mode and in a third tenant. */
export const shots: Shot[] = [
  ...[lumen, sahra].flatMap((tenant) => [
    ...shotsOf(kit, tenant, card),
    ...shotsOf(screens, tenant, phone),
    ...shotsOf(wide, { ...tenant, look: `${tenant.look}-desktop` }, desktop),
  ]),
  ...shotsOf(['kit-button--primary', 'kit-dialog--asking', 'kit-notice--tones'], inTheDark, card),
  ...shotsOf(['screens-offer--account'], inTheDark, phone),
  ...shotsOf(['screens-home--normal', 'screens-offer--account'], kiba, phone),
]
