import type { Messages } from '../../catalogue.ts'

export const offerTranslations: Messages<'offerTranslations'> = {
  title: '翻訳',
  lead: 'その言語の読者には翻訳が表示され、希望すれば原文も見られます。原文の言葉を変えると、すべての翻訳が削除されます。',
  languages: '言語',
  original: '原文：{language}',
  into: '翻訳：{language}',
  done: '{language}（翻訳済み）',
  none: 'ショップにほかの言語はありません。',
  save: '翻訳を保存',
  remove: '翻訳を削除',
  stale: 'その間に原文が変わりました。確認してもう一度保存してください。',
  ask: '言葉を変えると翻訳が削除されます：{languages}。続けるにはもう一度保存してください。',
  gone: '原文を変えたため、次の翻訳が削除されました：{languages}',
  'remove-text': '{language}のタイトルと説明は完全に削除され、代わりに原文が表示されます。',
  suggest: '翻訳を提案',
  suggested: '機械翻訳の提案',
  'suggested-text': '読んで直してください。保存するまで購入者には表示されません。',
  'take-back': '自分の文章に戻す',
}
