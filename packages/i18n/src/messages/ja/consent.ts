import type { Messages } from '../../catalogue.ts'

export const consent: Messages<'consent'> = {
  title: 'Cookieの設定',
  text: 'サイトの動作に必要なCookieを使用しています。同意いただいた場合は、訪問元の記録や、他社のログイン・翻訳機能も利用します。',
  accept: 'すべて許可',
  decline: '必要なものだけ',
  more: '詳しく見る',
  cookiesTitle: 'Cookieと選択内容',
  cookiesLead: 'ブラウザに何を、なぜ、どのくらいの期間保存するかをご説明します。選択はいつでもここで変更できます。',
  cookiesNeeded: '常に必要なもの',
  cookiesNeededText:
    'ログイン状態、カート、言語、通貨、タイムゾーン、ランダムな端末番号、テストグループです。最後の2つは、追加で同意いただかない限り、訪問の終了とともに消えます。これらがないと、ログイン状態を保てず、正しい価格も表示できません。',
  cookiesMore: '同意いただいた場合のみ',
  cookiesMoreText:
    '訪問元（30日間と360時間）、1年間保存する端末番号とテストグループ、Googleのワンタップログイン、ページ翻訳です。同意いただくまで読み込まれることはなく、お支払い、ログイン、マイページでは一切使用しません。',
  cookiesNow:
    '{choice, select, all {すべて許可しています。} essential {必要なものだけを許可しています。} other {まだ選択していないため、必要なものだけを使用しています。}}',
}
