import type { Messages } from '../../catalogue.ts'

export const alerts: Messages<'alerts'> = {
  title: 'Тревоги',
  lead: 'Находки о деньгах и безопасности, сначала новые. У каждой есть ответственный, и она завершается заметкой.',
  states: '{state, select, open {Проверить} done {Закрытые} other {Только записаны}}',
  state: '{state, select, open {Проверить} done {Закрыта} other {Записана}}',
  source: '{source, select, finance {Деньги} reconciliation {Книги провайдера} other {Безопасность}}',
  ref: '{kind, select, order {Заказ {id}} seller {Продавец {id}} user {Человек {id}} payment {Платёж {id}} payout {Выплата {id}} other {{id}}}',
  owner: 'Ответственный: {name}',
  'no-owner': 'пока без ответственного',
  take: 'Беру на себя',
  note: 'Чем закончилось',
  'note-missing': 'Напишите, чем закончилось',
  close: 'Закрыть тревогу',
  acted: '{done, select, taken {Теперь вы отвечаете за это.} other {Тревога закрыта.}}',
  'none-title': 'Всё спокойно',
  none: 'Тревог в этом состоянии нет.',
  kind: '{kind, select, amount_mismatch {Платёж на другую сумму} charged_back {Платёж отозван банком} deposit_in_vain {Залог оплачен напрасно} dispute_lost {Спор о возврате проигран} dispute_opened {Покупатель оспаривает платёж} gift_limit {Достигнут предел подарков сотрудника} missing_there {Платёж, неизвестный провайдеру} missing_here {Платёж, неизвестный магазину} not_delivered {Оплаченный заказ нельзя передать} paid_without_goods {Оплачено, но передавать нечего} pass_paid_in_vain {Пропуск оплачен напрасно} payout_contradicts {Провайдер противоречит выплате} payout_unanswered {Выплата без ответа} unknown_payment {Платёж без покупки} unit_of_another_seller {Единица, которую добавил и другой продавец} rate_jump {Курс источника резко изменился} rate_too_old {Курс устарел} backup_not_restorable {Копия, которую нельзя восстановить} backup_failed {Неудавшаяся резервная копия} identity_not_erased {Проверка личности, которую провайдер не удалил} login_attack {Кто-то подбирает пароли} refresh_reused {Вход был скопирован} refresh_foreign_client {Вход использован другой программой} captured_differs {Провайдер списал другую сумму} refunded_differs {Провайдер вернул другую сумму} privileged_grant_refused {Программа без права просила действовать как пользователь} factor_reset {Второй фактор сброшен} open_login_refused {Вход через другой сайт отклонён} handoff_refused {Передача входа отклонена} refresh_in_url {Вход был передан в адресе} webhook_off {Вебхук выключен} other {{kind}}}',
}
