import type { Messages } from '../../catalogue.ts'

export const mail: Messages<'mail'> = {
  codeSubject: 'رمز التحقق الخاص بك في {company}',
  codeLogin: 'استخدم هذا الرمز لتسجيل الدخول:',
  codeRegister: 'مرحبًا بك! استخدم هذا الرمز لإنشاء حسابك:',
  codeReset: 'استخدم هذا الرمز لتعيين كلمة مرور جديدة:',
  codeBind: 'استخدم هذا الرمز لتأكيد بريدك الإلكتروني:',
  codeUnbind: 'استخدم هذا الرمز لإزالة بريدك الإلكتروني:',
  codeValid:
    'الرمز صالح لمدة {minutes, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}} ويُستخدم مرة واحدة.',
  codeIgnore: 'إذا لم تطلب هذا الرمز، يمكنك تجاهل هذه الرسالة. لن نطلب منك هذا الرمز أبدًا.',
  passwordChangedSubject: 'تم تغيير كلمة المرور',
  passwordChangedBody: 'تم للتو تغيير كلمة مرور حسابك في {company}، وسُجّل الخروج من الأجهزة الأخرى.',
  sessionReuseSubject: 'سجّلنا خروجك لحماية حسابك',
  sessionReuseBody:
    'استُخدمت جلسة قديمة لحسابك في {company} مرة أخرى. قد تكون منسوخة، لذلك أنهيناها على كل الأجهزة التي تشاركها. يُرجى تسجيل الدخول من جديد.',
  emailChangedSubject: 'تم تغيير البريد الإلكتروني لحسابك',
  emailChangedBody: 'تم للتو تغيير البريد الإلكتروني لحسابك في {company} أو إزالته، وسُجّل الخروج من الأجهزة الأخرى.',
  identityLinkedSubject: 'تمت إضافة طريقة دخول جديدة',
  identityLinkedBody: 'تم للتو ربط طريقة دخول جديدة بحسابك في {company}.',
  notYou: 'إذا لم تكن أنت من فعل ذلك، فأعد تعيين كلمة المرور الآن.',
  footer: 'أُرسلت من {company}. يُرجى عدم الرد على هذه الرسالة.',
  deliverySubject: 'وصل طلبك: {title}',
  deliveryIntro: 'شكرًا على طلبك رقم {orderId}. هذا ما اشتريته: {title}',
  deliveryLogin: 'اسم الدخول',
  deliveryPassword: 'كلمة المرور',
  deliveryEmail: 'البريد الإلكتروني',
  deliveryCode: 'الرمز',
  deliveryNote: 'التفاصيل',
  deliveryOutro:
    'تأكّد من أن كل شيء يعمل، ثم أكّد الاستلام من حسابك. احتفظ بهذه البيانات لنفسك، فنحن لا نطلبها منك أبدًا.',
  deliveryLink: 'فتح الطلب',
  passActiveSubject: 'Family Game PASS الخاص بك مُفعَّل',
  passActiveBody: 'يسري Family Game PASS الخاص بك حتى {until}. شكرًا لك!',
  passFailedSubject: 'لم نتمكن من تجديد Family Game PASS',
  passFailedBody:
    'لم يُخصم أي مبلغ من بطاقتك. سنعيد المحاولة حتى {until}، ويمكنك أيضًا الدفع بنفسك أو إيقاف التجديد من حسابك.',
  passLink: 'فتح عضويتي',
}
