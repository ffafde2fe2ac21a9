import type { Messages } from '../../catalogue.ts'

export const offerTranslations: Messages<'offerTranslations'> = {
  title: '翻译',
  lead: '使用该语言的读者会看到您的翻译，并可查看原文。修改原文的措辞会删除所有翻译。',
  languages: '语言',
  original: '原文：{language}',
  into: '译文：{language}',
  done: '{language}，已翻译',
  none: '商店没有其他语言。',
  save: '保存翻译',
  remove: '删除翻译',
  stale: '原文在此期间已被修改。请查看后再次保存。',
  ask: '修改措辞会删除您的翻译：{languages}。再次保存即可执行。',
  gone: '您修改了原文，因此以下翻译已被删除：{languages}',
  'remove-text': '{language} 的标题和描述将永久删除，读者会看到原文。',
  suggest: '获取翻译建议',
  suggested: '机器翻译建议',
  'suggested-text': '请阅读并修改。保存之前买家看不到。',
  'take-back': '恢复我的文字',
}
