import type { TenantInput } from '@tradepost/tenant-config'

/** Messages that kiba overrides; all others are the product's. */
export const ja: NonNullable<NonNullable<TenantInput['overrides']>['ja']> = {
  'catalog.homeTitle': 'ゲームアカウントとアイテムの、まっすぐな取引所',
  'catalog.heroTitle': '狙った一本を、確かな相手から。',
  'catalog.heroLead':
    '{shop}は、{gamers}人のゲーマーと{games}タイトルが集まる取引所です。受け取りを確認していただくまで、代金はお預かりします。',
  'shell.searchPlaceholder': '何をお探しですか？',
  'shell.sell': '出品をはじめる',
  'shell.footerNote': '代金は、届いたとあなたが確かめるまで動きません。',
}
