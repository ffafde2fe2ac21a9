import type { Messages } from '../../catalogue.ts'

export const mail: Messages<'mail'> = {
  codeSubject: 'Ваш код подтверждения {company}',
  codeLogin: 'Код для входа:',
  codeRegister: 'Добро пожаловать! Код для создания аккаунта:',
  codeReset: 'Код для смены пароля:',
  codeBind: 'Код для подтверждения адреса почты:',
  codeUnbind: 'Код для отвязки адреса почты:',
  codeValid:
    'Код действует {minutes, plural, one {# минуту} few {# минуты} many {# минут} other {# минуты}} и сработает один раз.',
  codeIgnore: 'Если вы его не запрашивали, просто проигнорируйте это письмо. Мы никогда не попросим у вас этот код.',
  passwordChangedSubject: 'Ваш пароль изменён',
  passwordChangedBody: 'Пароль вашего аккаунта {company} только что изменён, на других устройствах выполнен выход.',
  sessionReuseSubject: 'Мы завершили сеанс, чтобы защитить ваш аккаунт',
  sessionReuseBody:
    'Кто-то снова использовал старый сеанс вашего аккаунта {company}. Возможно, его скопировали, поэтому мы завершили его на всех связанных устройствах. Войдите снова.',
  emailChangedSubject: 'Адрес почты вашего аккаунта изменён',
  emailChangedBody:
    'Адрес почты вашего аккаунта {company} только что изменён или удалён, на других устройствах выполнен выход.',
  identityLinkedSubject: 'Добавлен новый способ входа',
  identityLinkedBody: 'К вашему аккаунту {company} только что привязан новый способ входа.',
  loginAttackSubject: 'Кто-то подбирает пароль к вашему аккаунту',
  loginAttackBody:
    'Сегодня к вашему аккаунту {company} много раз подбирали пароль. Там, где вы уже входили, вход работает как обычно; в других местах мы можем попросить код, который отправим вам по почте.',
  factorAddedSubject: 'Двухэтапный вход включён',
  factorAddedBody:
    'К вашему аккаунту {company} только что подключили приложение-аутентификатор. Для входа в рабочую часть теперь нужен и его код.',
  factorRemovedSubject: 'Двухэтапный вход выключен',
  factorReducedSubject: 'Двухэтапный вход изменён',
  factorReducedBody:
    'Приложение-аутентификатор или ключ доступа вашего аккаунта {company} только что удалены, на других устройствах выполнен выход. Двухэтапный вход остаётся включённым.',
  factorRemovedBody:
    'Последний второй этап входа вашего аккаунта {company} только что удалён, на других устройствах выполнен выход.',
  passkeyAddedSubject: 'Добавлен ключ доступа',
  passkeyAddedBody:
    'К вашему аккаунту {company} только что добавлен ключ доступа. При входе для работы запрашивается он или код.',
  recoveryCodeUsedSubject: 'Использован резервный код',
  recoveryCodeUsedBody: 'Кто-то только что вошёл в ваш аккаунт {company} с резервным кодом.',
  notYou: 'Если это были не вы, сразу смените пароль.',
  memberInvitedSubject: '{name} приглашает вас в команду',
  memberInvitedBody:
    'Вас приглашают работать с {name} в {company}. Войдите или создайте аккаунт с этим адресом электронной почты, затем примите приглашение.',
  memberInvitedOnce:
    'Ссылка только для {email}, работает один раз и действует {days, plural, one {# день} few {# дня} many {# дней} other {# дня}}. Если вы её не ждали, просто проигнорируйте это письмо.',
  memberInvitedLink: 'Принять приглашение',
  footer: 'Отправлено от {company}. Не отвечайте на это письмо.',
  deliverySubject: 'Ваш заказ готов: {title}',
  deliveryIntro: 'Спасибо за заказ {orderId}. Вы купили: {title}',
  deliveryLogin: 'Логин',
  deliveryPassword: 'Пароль',
  deliveryEmail: 'Почта',
  deliveryCode: 'Код',
  deliveryNote: 'Подробности',
  deliveryOutro:
    'Проверьте, что всё работает, и подтвердите получение в своём аккаунте. Никому не показывайте эти данные; мы их никогда не спрашиваем.',
  deliveryLink: 'Открыть заказ',
  passActiveSubject: 'Ваша подписка Family Game PASS активна',
  passActiveBody: 'Подписка Family Game PASS активна, срок: до {until}. Спасибо!',
  passFailedSubject: 'Не удалось продлить подписку Family Game PASS',
  passFailedBody:
    'Деньги с карты не списаны. Мы будем пробовать снова до {until}; вы также можете оплатить сами или отключить продление в аккаунте.',
  passLink: 'Открыть мою подписку',
  releaseAlertSubject: 'Снова свободен: {title}',
  releaseAlertBody: 'Аккаунт, которого вы ждали, снова можно арендовать: {title}',
  priceAlertSubject: 'Теперь {price}: {title}',
  priceAlertBody: 'Предложение, за которым вы следите, стало дешевле вашей цены. Теперь оно стоит {price}: {title}',
  alertOnce: 'Вы просили нас сообщить. Мы пишем только один раз; товар за вами не закреплён.',
  alertLink: 'Открыть предложение',
  alertUnsubscribe: 'Больше не получать такие письма',
  receiptSubject: 'Мы получили ваш платёж: {amount}',
  receiptBody: 'Спасибо! Мы получили {amount} за вашу покупку {purchaseId}:',
  receiptLink: 'Мои заказы',
  orderPaidSubject: 'Вы продали: {title}',
  orderPaidBody:
    'Заказ {orderId} на сумму {amount} оплачен. То, что доставляем мы сами, уже в пути; остальное ждёт вас в кабинете продавца.',
  rentalEndingSubject: 'Аренда закончится через 24 часа: {title}',
  rentalEndingBody:
    'Аренда по заказу {orderId} закончится через 24 часа. Пожалуйста, завершите игру и вовремя выйдите из аккаунта.',
  declaredFailedSubject: 'Пожалуйста, доставьте вручную: {title}',
  declaredFailedBody:
    'Ваша программа выдала не все единицы заказа {orderId}. Доставьте недостающее вручную до {until}. Ответы вашей программы показаны в центре продавца в разделе «Доступ по API».',
  unitWaitingSubject: 'Аккаунту нужны новые данные для входа: {title}',
  unitWaitingBody:
    'Аренда по заказу {orderId} закончилась. Смените пароль аккаунта и укажите новые данные в кабинете продавца; до этого его никто не сможет арендовать.',
  refundAutomaticSubject: 'Деньги возвращаются к вам: {title}',
  refundAutomaticBody:
    'Продавец не ответил на ваш запрос о возврате по заказу {orderId} за 48 часов. Деньги ({amount}) вернутся туда, откуда вы платили.',
  refundMissedSubject: 'Деньги возвращены без вашего ответа: {title}',
  refundMissedBody:
    'Вы не ответили на запрос о возврате по заказу {orderId} за 48 часов, поэтому деньги ({amount}) автоматически возвращены покупателю.',
  refundAskedSubject: 'Покупатель просит возврат: {title}',
  refundAskedBody:
    'Ответьте на запрос о возврате по заказу {orderId} в течение 48 часов. Без ответа деньги ({amount}) вернутся автоматически.',
  refundAcceptedSubject: 'Возврат одобрен: {title}',
  refundAcceptedBody:
    'Продавец одобрил ваш запрос о возврате по заказу {orderId}. Деньги ({amount}) вернутся туда, откуда вы платили.',
  partOfferedSubject: 'Продавец предлагает вернуть часть цены: {title}',
  partOfferedBody:
    'Продавец отказал в полном возврате по заказу {orderId} и предлагает вернуть {amount}. Примите это на странице заказа или откройте спор.',
  partRefundedSubject: 'Часть цены возвращается покупателю: {title}',
  partRefundedBody:
    '{amount} по заказу {orderId} возвращается покупателю. Остальное получает продавец, заказ завершён.',
  refundRefusedSubject: 'В возврате отказано: {title}',
  refundRefusedBody:
    'Продавец отклонил ваш запрос о возврате по заказу {orderId}. У вас есть 72 часа, чтобы открыть спор: решение примет наша служба поддержки.',
  disputeAnsweredSubject: 'Продавец ответил на ваш спор: {title}',
  disputeAnsweredBody:
    'Объяснение продавца по заказу {orderId} — на странице заказа. Служба поддержки рассмотрит обе стороны и примет решение.',
  disputeOpenedSubject: 'Покупатель открыл спор: {title}',
  disputeOpenedBody:
    'Наша служба поддержки изучит заказ {orderId} и примет решение. До этого деньги ({amount}) хранятся у нас. Добавьте в чат по заказу всё, что поможет.',
  disputeRefundSubject: 'Решение по спору: {title}',
  disputeRefundBody:
    'Наша служба поддержки решила спор по заказу {orderId} в пользу покупателя. Возвращается {amount}.',
  disputeSellerSubject: 'Решение по спору: {title}',
  disputeSellerBody:
    'Наша служба поддержки решила спор по заказу {orderId} в пользу продавца. Заказ считается полученным.',
  claimPaidSubject: 'Обращение по страховке одобрено: {title}',
  claimPaidBody: 'Страховка от кражи покрывает заказ {orderId}. Деньги ({amount}) вернутся туда, откуда вы платили.',
  claimRefusedSubject: 'Обращение по страховке отклонено: {title}',
  claimRefusedBody: 'Мы изучили ваше обращение по заказу {orderId} и не смогли его одобрить. Причина указана в заказе.',
  sellerDeliveredSubject: 'Продавец выполнил заказ: {title}',
  sellerDeliveredBody: 'Продавец выполнил заказ {orderId}. Данные — в вашем аккаунте, в заказе и в его переписке.',
  confirmUntil:
    'Проверьте заказ и подтвердите получение. Если до {until} вы ничего не сообщите, заказ будет считаться полученным, а продавец получит деньги.',
  confirmSoonSubject: 'С вашим заказом всё в порядке? {title}',
  confirmSoonBody:
    'Заказ {orderId} будет считаться полученным {until}, и продавец получит деньги. Если что-то не так, запросите возврат раньше.',
  answerSoonSubject: 'Запрос на возврат ждёт вашего ответа: {title}',
  answerSoonBody:
    'Ответьте на запрос на возврат по заказу {orderId} до {until}; без ответа {amount} вернутся автоматически.',
  disputeSoonSubject: 'Срок для открытия спора истекает: {title}',
  disputeSoonBody:
    'Ваш запрос на возврат по заказу {orderId} отклонён. Вы можете обратиться в службу поддержки до {until}; затем дело будет закрыто.',
  lowStockSubject: 'Запас заканчивается: {title}',
  lowStockBody: 'Осталось: {count}. Пополните хранилище этого предложения, пока оно не распродано.',
  unitClaimedSubject: 'Покупатель сообщает, что единица не работает: {title}',
  unitClaimedBody:
    'Покупатель заказа {orderId} сообщает, что доставленная единица не работает. Замените её, верните её цену или откажите до {until}; после этого покупатель может открыть спор.',
  unitClaimSoonSubject: 'Претензия по единице ждёт вашего ответа: {title}',
  unitClaimSoonBody: 'Ответьте на претензию по единице заказа {orderId} до {until}.',
  unitClaimMissedSubject: 'Срок ответа на претензию истёк: {title}',
  unitClaimMissedBody:
    'Вы не ответили на претензию по единице заказа {orderId}. Теперь покупатель может открыть спор. Единицу ещё можно заменить в хранилище.',
  unitClaimWithdrawnSubject: 'Покупатель отозвал претензию: {title}',
  unitClaimWithdrawnBody: 'Единица заказа {orderId} всё-таки работает. Отвечать не нужно.',
  unitRefundedSubject: 'Вам вернётся цена единицы: {title}',
  unitRefundedBody: 'Вам вернётся {amount} за заказ {orderId}, потому что единица не работала.',
  unitClaimRefusedSubject: 'Продавец отклонил вашу претензию: {title}',
  unitClaimRefusedBody:
    'Продавец говорит, что единица заказа {orderId} работает. Если вы не согласны, откройте спор до {until}.',
  unitClaimUnansweredSubject: 'Продавец не ответил на вашу претензию: {title}',
  unitClaimUnansweredBody:
    'Продавец вовремя не ответил на вашу претензию по единице заказа {orderId}. Вы можете открыть спор до {until}; после этого заказ завершится.',
  planFailedSubject: 'Запланированное изменение не выполнено: {title}',
  planFailedBody:
    'Изменение, запланированное на {until}, оказалось невозможным. Причина указана на странице запланированных изменений.',
  planFailedLink: 'Запланированные изменения',
  unitReplacedSubject: 'Замена по вашему заказу: {title}',
  unitReplacedBody:
    'Продавец заменил часть заказа {orderId}, которая не работала. Откройте заказ, чтобы увидеть новые данные: по почте они не отправляются.',
  deliverSoonSubject: 'Скоро срок доставки: {title}',
  deliverSoonBody: 'Выполните заказ {orderId} до {until}. Опоздание будет видно в вашей статистике.',
  passNotRenewedSubject: 'Ваш Family Game PASS не продлевается',
  passNotRenewedBody:
    'Family Game PASS сейчас не продаётся. Ваш действует до {until}. Он не продлевается, и ничего не списывается.',
  passEndingSubject: 'Ваш Family Game PASS скоро закончится',
  passEndingBody: 'Ваш Family Game PASS закончится {until} и не продлится сам. Продлить его можно в аккаунте.',
  passRenewingSubject: 'Ваш Family Game PASS скоро продлится',
  passRenewingBody:
    'Ваш Family Game PASS действует до {until}. За день до этого мы спишем деньги с карты; продление можно отключить в аккаунте.',
  unreadSubject: '{name} пишет вам',
  unreadBody: 'У вас непрочитанное сообщение от {name}. Пока вы его не прочитаете, мы больше не напишем.',
  unreadLink: 'Открыть переписку',
  complaintRefusedSubject: 'Ответ на вашу жалобу об аренде: {title}',
  complaintRefusedBody:
    'Мы рассмотрели вашу жалобу об аренде по заказу {orderId} и не смогли её принять. Причину вы найдёте в заказе.',
  ticketReceivedSubject: '我们已收到你的咨询 {number}',
  ticketReceivedBody: '会有工作人员阅读并通过邮件回复你。点击按钮可打开你的咨询,并继续留言。',
  ticketAnswerSubject: '关于你的咨询 {number} 的回复',
  ticketSolvedBody: '我们已将你的咨询标记为已解决。如果问题仍在,请再次留言,我们会继续处理。',
  ticketLink: '打开咨询',
}
