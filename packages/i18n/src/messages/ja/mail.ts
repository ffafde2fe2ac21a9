import type { Messages } from '../../catalogue.ts'

export const mail: Messages<'mail'> = {
  codeSubject: '{company}の認証コード',
  codeLogin: 'ログイン用のコードです：',
  codeRegister: 'ようこそ！アカウント作成用のコードです：',
  codeReset: 'パスワード再設定用のコードです：',
  codeBind: 'メールアドレス確認用のコードです：',
  codeUnbind: 'メールアドレス解除用のコードです：',
  codeValid: 'コードの有効期限は{minutes, plural, other {#分}}です。使えるのは1回だけです。',
  codeIgnore: 'お心当たりがない場合は、このメールを無視してください。運営からコードをお尋ねすることはありません。',
  passwordChangedSubject: 'パスワードが変更されました',
  passwordChangedBody: '{company}アカウントのパスワードが変更され、ほかの端末からはログアウトされました。',
  sessionReuseSubject: 'アカウント保護のためログアウトしました',
  sessionReuseBody:
    '{company}アカウントの古いログイン情報が再び使われました。複製された可能性があるため、該当するすべての端末からログアウトしました。もう一度ログインしてください。',
  emailChangedSubject: 'アカウントのメールアドレスが変更されました',
  emailChangedBody: '{company}アカウントのメールアドレスが変更または解除され、ほかの端末からはログアウトされました。',
  identityLinkedSubject: 'ログイン方法が追加されました',
  identityLinkedBody: '{company}アカウントに新しいログイン方法が連携されました。',
  loginAttackSubject: 'あなたのアカウントでパスワードが試されています',
  loginAttackBody:
    '本日、{company}のアカウントに対して誤ったパスワードが何度も試されました。以前にログインした端末では通常どおりログインできます。それ以外では、メールでお送りするコードの入力をお願いすることがあります。',
  factorAddedSubject: '二段階ログインが有効になりました',
  factorAddedBody: '{company}のアカウントに認証アプリが接続されました。業務でのログインにはそのコードも必要です。',
  factorRemovedSubject: '二段階ログインが無効になりました',
  factorReducedSubject: '二段階ログインが変更されました',
  factorReducedBody:
    '{company} のアカウントから認証アプリまたはパスキーが削除され、ほかの端末からログアウトしました。二段階ログインは有効のままです。',
  factorRemovedBody: '{company} のアカウントの最後の二段階目が削除され、ほかの端末からログアウトしました。',
  passkeyAddedSubject: 'パスキーが追加されました',
  passkeyAddedBody:
    '{company} のアカウントにパスキーが追加されました。仕事でログインするときに、パスキーまたはその代わりのコードが必要になります。',
  recoveryCodeUsedSubject: 'リカバリーコードが使われました',
  recoveryCodeUsedBody: 'リカバリーコードを使って{company}のアカウントにログインがありました。',
  notYou: 'お心当たりがない場合は、すぐにパスワードを再設定してください。',
  memberInvitedSubject: '{name}があなたをチームに招待しています',
  memberInvitedBody:
    '{company}で{name}と一緒に働くよう招待されています。このメールアドレスでログインするかアカウントを作成し、招待を承認してください。',
  memberInvitedOnce:
    'このリンクは{email}専用で、一度だけ使え、{days, plural, other {#日間}}有効です。心当たりがない場合は、このメールを無視してください。',
  memberInvitedLink: '招待を承認する',
  footer: 'このメールは{company}から送信されています。返信はできません。',
  deliverySubject: '商品をお届けしました：{title}',
  deliveryIntro: 'ご注文（{orderId}）ありがとうございます。ご購入の商品：{title}',
  deliveryLogin: 'ログインID',
  deliveryPassword: 'パスワード',
  deliveryEmail: 'メールアドレス',
  deliveryCode: 'コード',
  deliveryNote: '詳細',
  deliveryOutro:
    '問題なく使えることを確認してから、マイページで受取確認をしてください。この情報は誰にも教えないでください。運営からお尋ねすることはありません。',
  deliveryLink: '注文を開く',
  passActiveSubject: 'Family Game PASSが有効になりました',
  passActiveBody: 'Family Game PASSは{until}まで有効です。ありがとうございます。',
  passFailedSubject: 'Family Game PASSを更新できませんでした',
  passFailedBody:
    'カードへの請求は発生していません。{until}まで再試行します。マイページから手動でお支払いいただくか、自動更新をオフにすることもできます。',
  passLink: 'メンバーシップを確認',
  releaseAlertSubject: '再びレンタルできます：{title}',
  releaseAlertBody: 'お待ちのアカウントが再びレンタルできるようになりました：{title}',
  priceAlertSubject: '現在{price}：{title}',
  priceAlertBody: 'ご希望の価格を下回りました。現在の価格は{price}です：{title}',
  alertOnce: 'ご希望によりお知らせしています。送信は1回のみで、商品のお取り置きはありません。',
  alertLink: '商品を開く',
  alertUnsubscribe: 'この種類のメールを停止',
  receiptSubject: '{amount}のお支払いを確認しました',
  receiptBody: 'ありがとうございます。ご購入（{purchaseId}）の代金{amount}を受領しました：',
  receiptLink: '注文一覧を見る',
  orderPaidSubject: '商品が売れました：{title}',
  orderPaidBody:
    '注文{orderId}（{amount}）のお支払いが完了しました。運営が納品する分は手配中です。それ以外は出品者センターでご対応ください。',
  rentalEndingSubject: 'レンタル終了まであと24時間：{title}',
  rentalEndingBody:
    '注文{orderId}のレンタルは24時間後に終了します。プレイを終えて、期限までにアカウントからログアウトしてください。',
  declaredFailedSubject: '手動で納品してください：{title}',
  declaredFailedBody:
    'プログラムは注文{orderId}のすべての品目を渡しませんでした。不足分を{until}までに手動で納品してください。プログラムの応答は、セラーセンターの「APIアクセス」で確認できます。',
  unitWaitingSubject: '新しいログイン情報を登録してください：{title}',
  unitWaitingBody:
    '注文{orderId}のレンタルが終了しました。アカウントのパスワードを変更し、新しいログイン情報を出品者センターに登録してください。登録が済むまで、このアカウントはレンタルされません。',
  refundAutomaticSubject: '代金を返金します：{title}',
  refundAutomaticBody:
    '注文{orderId}の返金申請に、出品者が48時間以内に回答しませんでした。{amount}を元のお支払い方法に返金します。',
  refundMissedSubject: '回答がなかったため返金されました：{title}',
  refundMissedBody:
    '注文{orderId}の返金申請に48時間以内の回答がなかったため、{amount}は購入者に自動的に返金されました。',
  refundAskedSubject: '返金申請が届きました：{title}',
  refundAskedBody:
    '注文{orderId}の返金申請に48時間以内にご回答ください。回答がない場合、{amount}は購入者に自動的に返金されます。',
  refundAcceptedSubject: '返金が承認されました：{title}',
  refundAcceptedBody: '出品者が注文{orderId}の返金申請を承認しました。{amount}を元のお支払い方法に返金します。',
  partOfferedSubject: '販売者が一部返金を提案しました：{title}',
  partOfferedBody:
    '販売者は注文{orderId}の全額返金を断り、{amount}の返金を提案しています。注文ページで受け入れるか、異議を申し立てることができます。',
  partRefundedSubject: '一部が購入者に返金されます：{title}',
  partRefundedBody: '注文{orderId}のうち{amount}が購入者に返金されます。残りは販売者に支払われ、注文は完了します。',
  refundRefusedSubject: '返金申請が拒否されました：{title}',
  refundRefusedBody:
    '出品者が注文{orderId}の返金申請を拒否しました。72時間以内であれば、カスタマーサポートに異議を申し立てられます。',
  disputeAnsweredSubject: '販売者が異議申し立てに回答しました：{title}',
  disputeAnsweredBody:
    '注文{orderId}についての販売者の説明は注文ページにあります。カスタマーサービスが双方を確認して判断します。',
  disputeOpenedSubject: '購入者が異議を申し立てました：{title}',
  disputeOpenedBody:
    'カスタマーサポートが注文{orderId}を確認して判断します。それまで{amount}はお預かりします。参考になる情報を注文のメッセージに追加してください。',
  disputeRefundSubject: '異議申し立ての結果が出ました：{title}',
  disputeRefundBody:
    '注文{orderId}の異議申し立てについて、カスタマーサポートは購入者の主張を認めました。{amount}は購入者に返金されます。',
  disputeSellerSubject: '異議申し立ての結果が出ました：{title}',
  disputeSellerBody:
    '注文{orderId}の異議申し立てについて、カスタマーサポートは出品者の主張を認めました。注文は受取確認済みとなります。',
  claimPaidSubject: '補償の申請が承認されました：{title}',
  claimPaidBody: '注文{orderId}に盗難補償が適用されます。{amount}を元のお支払い方法に返金します。',
  claimRefusedSubject: '補償の申請が認められませんでした：{title}',
  claimRefusedBody: '注文{orderId}の申請を確認しましたが、認められませんでした。理由は注文ページをご覧ください。',
  sellerDeliveredSubject: '販売者が納品しました：{title}',
  sellerDeliveredBody: '販売者が注文 {orderId} を納品しました。詳細はアカウントの注文とその会話にあります。',
  confirmUntil:
    '内容を確認して受け取りを確定してください。{until} までにご連絡がない場合、受け取り済みとみなされ、販売者に支払われます。',
  confirmSoonSubject: 'ご注文に問題はありませんか：{title}',
  confirmSoonBody:
    '注文 {orderId} は {until} に受け取り済みとみなされ、販売者に支払われます。問題がある場合は、それまでに返金を申請してください。',
  answerSoonSubject: '返金申請が回答を待っています：{title}',
  answerSoonBody:
    '注文 {orderId} の返金申請に {until} までに回答してください。回答がない場合、{amount} は自動的に返金されます。',
  disputeSoonSubject: '異議申し立ての期限が近づいています：{title}',
  disputeSoonBody:
    '注文 {orderId} の返金申請は却下されました。{until} までカスタマーサービスに申し立てできます。それ以降は終了となります。',
  lowStockSubject: '在庫が少なくなっています：{title}',
  lowStockBody: '残り：{count}。売り切れる前に、この商品の保管庫に追加してください。',
  unitClaimedSubject: '購入者から使えないとの申し立て：{title}',
  unitClaimedBody:
    '注文{orderId}の購入者が、納品されたものが使えないと申し立てています。{until}までに交換、返金、または拒否してください。それ以降、購入者は異議を申し立てられます。',
  unitClaimSoonSubject: '使えないとの申し立てが回答を待っています：{title}',
  unitClaimSoonBody: '注文{orderId}の申し立てに{until}までに回答してください。',
  unitClaimMissedSubject: '申し立ての回答期限が過ぎました：{title}',
  unitClaimMissedBody:
    '注文{orderId}の申し立てに回答がありませんでした。購入者は異議を申し立てられます。保管庫で交換することはまだできます。',
  unitClaimWithdrawnSubject: '購入者が申し立てを取り下げました：{title}',
  unitClaimWithdrawnBody: '注文{orderId}のものは使えるとのことです。回答は不要です。',
  unitRefundedSubject: '代金の一部が返金されます：{title}',
  unitRefundedBody: '使えないものがあったため、注文{orderId}のうち{amount}が返金されます。',
  unitClaimRefusedSubject: '販売者が申し立てを拒否しました：{title}',
  unitClaimRefusedBody:
    '販売者は注文{orderId}のものは使えると述べています。同意できない場合は{until}までに異議を申し立ててください。',
  unitClaimUnansweredSubject: '販売者が申し立てに回答しませんでした：{title}',
  unitClaimUnansweredBody:
    '注文{orderId}の申し立てに販売者が期限までに回答しませんでした。{until}までに異議を申し立てられます。それ以降、注文は完了します。',
  planFailedSubject: '予定した変更は行われませんでした：{title}',
  planFailedBody: '{until}に予定した変更はできませんでした。理由は予定した変更のページに表示されています。',
  planFailedLink: '予定した変更',
  unitReplacedSubject: 'ご注文の交換品：{title}',
  unitReplacedBody:
    '注文 {orderId} のうち使えなかったものを出品者が交換しました。新しい内容は注文を開いてご確認ください。メールでは送信されません。',
  deliverSoonSubject: '納品期限が近づいています：{title}',
  deliverSoonBody: '注文 {orderId} を {until} までに納品してください。遅れた納品は実績に表示されます。',
  passNotRenewedSubject: 'Family Game PASSは更新されません',
  passNotRenewedBody:
    'Family Game PASSは現在販売していません。お持ちのパスは{until}まで有効です。更新は行われず、請求もありません。',
  passEndingSubject: 'Family Game PASS がまもなく終了します',
  passEndingBody: 'Family Game PASS は {until} に終了し、自動更新されません。アカウントで延長できます。',
  passRenewingSubject: 'Family Game PASS がまもなく更新されます',
  passRenewingBody:
    'Family Game PASS は {until} まで有効です。その前日にカードに請求します。更新はアカウントで停止できます。',
  unreadSubject: '{name} さんからメッセージがあります',
  unreadBody: '{name} さんからの未読メッセージがあります。お読みになるまで、お知らせはこの一回だけです。',
  unreadLink: '会話を開く',
  complaintRefusedSubject: 'レンタルの苦情への回答：{title}',
  complaintRefusedBody:
    '注文 {orderId} のレンタルに関する苦情を調査しましたが、承認できませんでした。理由は注文でご確認ください。',
  ticketReceivedSubject: 'お問い合わせ {number} を受け付けました',
  ticketReceivedBody:
    '担当者が確認し、メールでお返事します。ボタンからお問い合わせのページを開き、続けて書き込めます。',
  ticketAnswerSubject: 'お問い合わせ {number} への回答',
  ticketSolvedBody: 'お問い合わせを解決済みにしました。解決していない場合は、もう一度お書きください。対応を続けます。',
  ticketLink: 'お問い合わせを開く',
  restDueSubject: '未納品の分があります：{title}',
  restDueBody:
    '在庫が足りなかったため、注文{orderId}は一部のみ納品されました（残り：{pieces}）。{until}までに残りを納品するか、返金してください。期限を過ぎると、その代金は購入者に自動的に返金されます。',
  restSoonSubject: '未納品分の期限が近づいています：{title}',
  restSoonBody:
    '注文{orderId}にはまだ未納品の分があります（残り：{pieces}）。{until}までに納品されない場合、その代金は購入者に自動的に返金されます。',
  restOverdueSubject: '未納品分が返金されました：{title}',
  restOverdueBody:
    '期限までに納品されなかった分があるため（残り：{pieces}）、注文{orderId}のうち{amount}が購入者に返金されました。',
  restRefundedSubject: '届かなかった分の返金：{title}',
  restRefundedBody:
    '一部が納品されなかったため（残り：{pieces}）、注文{orderId}のうち{amount}をお支払い方法に返金します。',
  restUntil: '残りの納品期限は{until}です。それまでに届かない分は自動的に返金されます。',
  sellerCancelledSubject: '出品者がお届けできません: {title}',
  sellerCancelledBody:
    '出品者は注文{orderId}をお届けできないため、注文を終了しました。{amount}をお支払い元に返金しています。',
  wordsGoneSubject: '「{title}」についてのあなたの文章は表示されなくなりました',
  wordsGoneBody:
    '{part, select, reply {レビューへの返信は表示されなくなりました。} other {レビューは文章なしで表示されます。評価点はそのまま残り、集計されます。}}誤りだと思われる場合はご連絡ください。文章を再び表示できます。',
  betaWhy: '新機能のテストに参加しているため、このメールをお送りしています。いつでもやめられます：{address}',
  betaLink: 'テストを開く',
  replacedByStaffSubject: 'サポートがご注文の商品を交換しました：{title}',
  replacedByStaffBody:
    '注文 {orderId} で使えなかった商品の代わりに、カスタマーサービスが別の商品をお渡ししました。注文を開いてご確認ください。金額は変わりません。理由：',
  replacementAskedSubject: 'ご注文の交換品を依頼しました：{title}',
  replacementAskedBody:
    'カスタマーサービスが注文 {orderId} の交換品を販売者に依頼しました。この注文でのお客様の権利は変わりません。理由：',
  staffReplacedSubject: 'サポートが販売済みの商品を交換しました：{title}',
  staffReplacedBody:
    'カスタマーサービスが在庫から1点を取り出し、注文 {orderId} の使えなかった商品と交換しました。元の商品は交換済みとして保管されます。注文の金額は変わりません。理由：',
  replacementWantedSubject: '交換品が必要な注文があります：{title}',
  replacementWantedBody:
    '注文 {orderId} の商品が使えません。在庫を補充して注文ページで交換するか、購入者に連絡して、別の商品をお渡しください。それまで購入者は異議を申し立てることができます。カスタマーサービスのコメント：',
  partGivenSubject: '出品者が代金の一部を返金しました：{title}',
  partGivenBody: '注文{orderId}のうち{amount}をお支払い方法に返金します。注文は残りの金額で続きます。',
  messageActSubject: '{name}とのやり取りのメッセージについて',
  messageAct:
    '{act, select, hide {このやり取りのメッセージを削除しました。メッセージとそのファイルはどちらにも表示されません。} restore {削除していたこのやり取りのメッセージを再び表示します。} warned {あなたのメッセージは規約に違反しています。今後はお守りください。違反が続くアカウントは閉鎖します。} warn {通報いただいたメッセージを確認し、投稿者に警告しました。} other {このやり取りのメッセージについて通報がありました。確認の結果、そのまま残します。}}',
  messageReason:
    '理由：{reason, select, insult {侮辱・脅迫} personal_data {個人情報} advertisement {宣伝} off_platform {ショップ外の取引} illegal {違法な内容} other {その他の理由}}',
  messageMine: 'これはあなたが書いたメッセージです。誤りだと思われる場合はご連絡ください。',
  deliveryFiles:
    '{count, plural, other {# 個のファイルの準備ができました。ご注文のページからダウンロードしてください。}}',
  chargebackOpenedSubject: '購入者の銀行が返金を求めています：{title}',
  chargebackOpenedBody:
    '購入者が注文{orderId}の支払いについて銀行に異議を申し立てました（チャージバック：{amount}）。銀行への回答は当店が行い、銀行が判断します。',
  chargebackWaits:
    '銀行の判断が出るまで、この注文は停止します。これ以上の納品はしないでください。代金も支払われません。購入者の主張が認められた場合、注文は返金となり、代金は支払われません。',
  chargebackAtRisk:
    'この注文は完了しており、あなたの取り分は今のところそのままです。購入者の主張が認められた場合は、残高から差し引き、足りない分は留保金から差し引きます。',
  chargebackWonSubject: '銀行がショップの主張を認めました：{title}',
  chargebackWonBody:
    '注文{orderId}のチャージバック（{amount}）は終了しました。支払いは有効のままで、差し引きはありません。停止していた注文は再開します。対応待ちの場合は、今すぐ納品または回答をお願いします。',
  chargebackLostSubject: '銀行が購入者の主張を認めました：{title}',
  chargebackLostBody: '銀行は注文{orderId}の支払いのうち{amount}を購入者に返金しました。',
  chargebackRefunded: 'この注文は返金となり、代金は支払われません。これ以上の納品はしないでください。',
  chargebackTaken: 'あなたの取り分のうち{amount}を、残高と留保金から差し引きました。',
  chargebackNothingTaken: 'あなたからの差し引きはありません。ショップが負担します。',
  chargebackPaused:
    '銀行の判断が出るまで、この注文は停止します。これ以上の納品はしないでください。あなたの負担はありません。',
}
