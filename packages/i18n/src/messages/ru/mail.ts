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
  notYou: 'Если это были не вы, сразу смените пароль.',
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
  refundRefusedSubject: 'В возврате отказано: {title}',
  refundRefusedBody:
    'Продавец отклонил ваш запрос о возврате по заказу {orderId}. У вас есть 72 часа, чтобы открыть спор: решение примет наша служба поддержки.',
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
}
