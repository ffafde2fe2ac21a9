import { Icon, type IconProps, type IconShape } from '@tradepost/ui-kit/icon'
import {
  CircleDollarSignIcon,
  CircleUserIcon,
  CoinsIcon,
  CreditCardIcon,
  Gamepad2Icon,
  GiftIcon,
  KeyRoundIcon,
  LayersIcon,
  LifeBuoyIcon,
  NewspaperIcon,
  PackageIcon,
  ShieldCheckIcon,
  SparklesIcon,
  SwordsIcon,
  TicketIcon,
  TrendingUpIcon,
  TrophyIcon,
  UserIcon,
  UsersIcon,
  WalletIcon,
  ZapIcon,
} from '@tradepost/ui-kit/icons'

const shapes: Record<string, IconShape> = {
  user: UserIcon,
  'circle-user': CircleUserIcon,
  accounts: CircleUserIcon,
  coins: CoinsIcon,
  key: KeyRoundIcon,
  'key-round': KeyRoundIcon,
  rental: KeyRoundIcon,
  swords: SwordsIcon,
  sword: SwordsIcon,
  items: SwordsIcon,
  package: PackageIcon,
  layers: LayersIcon,
  zap: ZapIcon,
  'top-up': CreditCardIcon,
  'credit-card': CreditCardIcon,
  'circle-dollar-sign': CircleDollarSignIcon,
  wallet: WalletIcon,
  gift: GiftIcon,
  'gift-cards': GiftIcon,
  ticket: TicketIcon,
  trophy: TrophyIcon,
  boosting: TrendingUpIcon,
  'trending-up': TrendingUpIcon,
  users: UsersIcon,
  'game-sharing': UsersIcon,
  sparkles: SparklesIcon,
  'shield-check': ShieldCheckIcon,
  newspaper: NewspaperIcon,
  'life-buoy': LifeBuoyIcon,
}

/** The drawing of a name the gateway gives; a controller for one it does not know. */
export const iconNamed = (name: string): IconShape => shapes[name] ?? Gamepad2Icon

/** The icon of a category by the name the gateway gives it. */
export const CategoryIcon = ({ name, size = 24 }: { name: string; size?: NonNullable<IconProps['size']> }) => (
  <Icon shape={iconNamed(name)} size={size} />
)
