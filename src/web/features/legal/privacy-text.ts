import { MIN_AGE_YEARS } from '#contract/age.ts'
import { texts } from '../../i18n/dictionary.ts'
import { retentionLines } from './retention-lines.ts'

export const privacyText = texts(
  {
    title: 'Privacy · Asteria',
    description: 'What Asteria keeps about you, why, for how long, and how to get or delete it.',
    headline: 'Privacy',
    updated: 'Last updated November 24, 2026; previous version: March 31, 2025',
    lead: 'A birth date, time and place say a lot about a person. We keep them for one purpose, to compute your charts. This page says in plain words what else we keep and how you can get or delete it.',
    sections: [
      {
        title: 'What you give us',
        paragraphs: [
          'Your name and email address, so that you can sign in and we can write to you. Your date, time and place of birth, so that we can compute your charts. Your gender, if you choose to tell us: it appears in your settings and is passed to the live chat, but no text or chart depends on it.',
          'About other people, such as a partner or a child, only what you enter when you add them. Please ask them first. They can have it deleted, by you or by writing to us: the charts and reports made with it, PDFs included, are then deleted too. What you wrote about them in the chat is yours and stays until you delete the conversation.',
          'Your questions to the AI astrologer, your bookings and your messages to support, so that we can answer them and show them to you again.',
          'Reviews are public: once we’ve read and published yours, your first name appears beside it, with your place and picture if you gave them. We’ll email you when it is published or, if it isn’t, why not. You can delete it at any time.',
          'If you make a public link to a chart or a report, anyone who has its address can read it until you switch it off, without your date, time and place of birth unless you choose to show them. The positions of planets can still tell an astrologer when you were born. We count how often a link is opened and keep nothing about who opened it.',
          'If you invite someone to compare charts, or accept an invitation, you both see the comparison: the positions of each other’s planets, the aspects, and a reading. Neither of you gets the other’s date, time or place of birth. Either of you can end it, and then neither sees it.',
        ],
      },
      {
        title: 'What is recorded automatically',
        paragraphs: [
          'The charts, horoscopes and reports that we compute from your birth details. The time and device of each sign-in, so that you can see them and end one that isn’t yours. Your device’s time zone, so that “today” is your today. If you ask to be told of something by email or notification, what you chose, its hour, and what was sent; notifications reach your browser, encrypted, through its maker’s push service. Our program keeps your IP address for a day, to count attempts; it appears in none of the program’s logs or statistics, but the server in front of it may record it in a log of its own.',
          'Before a message to the AI astrologer is answered, our program checks it for signs that you or someone else is in danger. That affects only how we answer: with help lines instead of a chart. With the conversation we record what the danger was, whom it concerns and which country you are in; our support team can see that and read the conversation. Nobody is called, none of it goes to a language model or into statistics, and it is deleted with the conversation. The program can be wrong in both directions: a message it doesn’t recognize is answered like any other question.',
          'If you allow analytics: which kinds of pages you open, when a window opens or closes, when you click on a plan, save your details or return after a month, under a random number for your device; and when you register, the site you came from, the first page you opened here and the campaign tag of the link, if there was one. Unless you allow it, we keep none of this. A browser that sends Global Privacy Control or Do Not Track has declined for you.',
          'If you sign in through another service, such as Google, that service tells us your name, your email address and the number it knows you by; we don’t keep anything else it sends. It learns that you sign in here, but not what you read.',
        ],
      },
      {
        title: 'What we use it for',
        paragraphs: [
          'To provide what you asked for, which is our contract with you; to keep the service secure and working, which is our legitimate interest; and to keep accounting records, which the law requires. For anything else we ask for your consent, and you can withdraw it as easily as you gave it.',
          'We do not sell data, show advertising, or make automated decisions about you that have legal effect. Nobody outside Asteria gets your birth details for purposes of their own.',
        ],
      },
      {
        title: 'Who else receives data',
        paragraphs: [
          'Payments are handled by a payment provider: it knows your email address, what you buy and the price; you enter your card number there, and it never reaches us. Emails are sent by an email provider. Servers and storage may be rented.',
          'If the AI astrologer is set up to work with an outside language model, a question about your chart, or one that our own program does not understand, is sent there with the facts of the chart that it needs and the last messages of the conversation; if it is about a person you’ve added, also with their first name and the facts of their chart. Your own first name is sent only if you typed it yourself. We take out your last name, email address, place and time of birth, and phone numbers, even if you typed them. Reports and horoscopes are written without a language model.',
          'The live chat, where there is one, is loaded only when you open it. It then sets its own cookies and, if you are signed in, may receive your name, email address, gender, birth details, plan and the date you opened the account, so that we can answer without asking you for them.',
          'A consultant you book gets your full name, your email address, the time and the price. They see neither your birth details nor your charts. The meeting takes place at the link in your email, on a service that has its own rules.',
          'If you create an API key and give it to a program, the program gets what you allowed the key; with one of the permissions, that includes the people you’ve added and their birth details. That program works for you and not for us. We keep how often it called and when it last did, not the birth details it sends. You can revoke a key in the settings at any time.',
          'All the others work on our instructions and under contract. Where one of them is outside your country, the safeguards that the law requires are in place.',
        ],
      },
      {
        title: 'Cookies and storage in the browser',
        paragraphs: [
          'We set no cookies for advertising or tracking. One cookie holds your session, one remembers that you are signed in, and one holds your language. When you sign in through another service, one holds that sign-in for 15 minutes. Another is a random number by which your account recognizes this device, so that we can email you when someone signs in from a new one; it stays for 400 days after your last sign-in.',
          'So that you can read without a connection, your browser keeps your account with its birth details, the latest horoscopes, the calendar, and what you opened last: pages, charts, reports and where you stopped in them, conversations, bookings. All of this and the session are removed when you sign out. Your display settings and your answer about analytics stay; if you allowed analytics, so do the random number of this device (a new one after each sign-out), the time of your last visit and the site you came from.',
          'We keep the analytics ourselves. If our question about analytics also named an outside service, our server sends it the same events under the random number alone, without your account and without the site you came from; your browser connects only to us. That service deletes what it receives by its own rules.',
          'You can change your answer at the end of this page and in the settings. If you decline, we delete what was recorded about you and the site you came from. If you have an account, we record what you answered and when.',
        ],
      },
      {
        title: 'How long we keep it',
        paragraphs: [
          'As long as you have an account. When you delete it, your data goes with it. What accounting law requires us to keep, such as receipts, is kept for the period that the law sets, apart from everything else and without your name. Records of what our team did identify your account only by its number.',
          'So that one-time offers can’t be used again with the same email address, we keep a keyed hash of it with a note of what was used: the trial, the first-report price, a discount code, a withdrawal. The address can’t be read from the hash, and only the date is kept with it. The note also applies to a new account with the same address.',
          'Some things are deleted sooner, every night, even while you have an account. Backups are overwritten in turn.',
        ],
        list: retentionLines('en'),
      },
      {
        title: 'How it is protected',
        paragraphs: [
          'Passwords are stored only as a hash that can’t be reversed, and so are session keys, API keys and links in emails. Connections are encrypted. Access within our team is limited to those who need it, and the changes they make are recorded. Our support team can read your account, your conversations and your reports to help you.',
          'If something goes wrong anyway and affects you, we will tell you and the data protection authority within the time that the law sets.',
        ],
      },
      {
        title: 'Your rights',
        paragraphs: [
          'In the settings you can see and correct your data (first name, birth details and gender once each, and after that by writing to us), download everything as a file, and delete the account. The file leaves out passwords and other keys, and anything a language model wrote that we held back because it could do harm. You may object to a use of your data, have it restricted, and complain to the data protection authority of your country.',
          'For anything you can’t do there yourself, write to us on the support page. We answer within a month.',
        ],
      },
      {
        title: 'Age',
        paragraphs: [
          `Asteria is for people aged ${MIN_AGE_YEARS} and over. If you learn that someone younger has opened an account, tell us, and we will delete it.`,
        ],
      },
      {
        title: 'Changes',
        paragraphs: [
          'When this page changes, the date at the top changes with it. If a change affects what we do with data you have already given us, we will email you before it takes effect.',
        ],
      },
    ],
  },
  {
    title: 'Конфиденциальность · Asteria',
    description: 'Что Asteria хранит о вас, зачем, сколько времени и как это забрать.',
    headline: 'Ваши данные у нас',
    updated: 'Обновлено 24 ноября 2026 года; прежняя версия — от 31 марта 2025 года',
    lead: 'Дата, время и место рождения многое говорят о человеке. Нам они нужны для одного: рассчитать ваши карты. Ниже простыми словами сказано, что ещё у нас хранится и как это получить обратно.',
    sections: [
      {
        title: 'Что вы сообщаете сами',
        paragraphs: [
          'Имя и адрес почты, чтобы можно было войти и чтобы мы могли написать. Дату, время и место рождения, чтобы рассчитывать карты. Пол — если захотите его указать: он виден в настройках и сообщается чату поддержки, а тексты и карты от него не зависят.',
          'О других людях, например о близком человеке или ребёнке, — лишь то, что вы введёте для карты на двоих. Пожалуйста, сначала спросите их. Эти данные можете удалить вы сами или мы по вашей просьбе: тогда пропадут и сделанные с ними карты, отчёты и PDF. То, что о человеке написали в чате вы сами, принадлежит вам и остаётся, пока вы не удалите разговор.',
          'Вопросы ИИ-астрологу, записи на консультацию и обращения в поддержку хранятся, чтобы на них можно было ответить и показать их вам снова.',
          'Отзыв может прочесть каждый: когда мы его проверим и опубликуем, рядом с ним будут ваше имя, а также место и фото, если вы их указали. О публикации мы напишем, об отказе тоже, с причиной. Удалить отзыв можно в любой момент.',
          'Если вы создадите публичную ссылку на карту или отчёт, их сможет прочесть каждый, у кого есть её адрес, пока вы её не отключите; дата, время и место рождения видны, только если вы этого захотели. Но и по положению планет астролог может вычислить, когда вы родились. Мы считаем, сколько раз ссылку открыли, и не храним ничего о том, кто это был.',
          'Если вы пригласите кого-то сравнить карты или примете приглашение, сравнение увидят оба: положения планет друг у друга, аспекты и толкование. Даты, времени и места рождения другого не получит никто из вас. Закончить сравнение может каждый, и тогда его не увидит никто.',
        ],
      },
      {
        title: 'Что появляется само',
        paragraphs: [
          'Карты, гороскопы и отчёты, которые мы рассчитываем по вашим данным рождения. Время и устройство каждого входа: вы видите их список и можете закрыть чужой. Часовой пояс устройства, чтобы слово «сегодня» означало ваше сегодня. Если вы попросили писать вам или показывать уведомления, — что вы выбрали, в котором часу и что отправлено; уведомления приходят в браузер зашифрованными, через службу его разработчика. Сетевой адрес наша программа хранит сутки, чтобы считать попытки; в её журналы и в статистику он не попадает, но сервер перед ней может записать его в собственный журнал.',
          'Прежде чем астролог в чате ответит на сообщение, программа ищет в нём признаки того, что вы или кто-то другой в опасности. От этого зависит только ответ: вместо карты в нём будут телефоны помощи. К разговору добавляется отметка, что это за опасность, кого она касается и в какой вы стране; поддержка видит её и может прочесть разговор. Мы никого не вызываем, в языковую модель и в статистику ничего из этого не попадает, а удаляется оно вместе с разговором. Программа может ошибиться в обе стороны: на то, чего она не распознала, приходит обычный ответ.',
          'Если вы разрешили статистику: какие разделы вы открываете, когда открыто или закрыто окно, нажата кнопка подписки или сохранены данные и было ли возвращение через месяц, — под случайным номером устройства; а вместе с регистрацией — сайт, с которого вы пришли, первая открытая здесь страница и метка рекламной ссылки, если она была. Без вашего «да» ничего из этого не хранится. Браузер с Global Privacy Control или Do Not Track уже сказал за вас «нет».',
          'При входе через другой сервис, например Google, мы получаем от него ваше имя, адрес почты и номер, под которым он вас знает; остального, что он пришлёт, мы не храним. Он узнаёт, что вы сюда вошли, но не то, что вы здесь читаете.',
        ],
      },
      {
        title: 'Для чего это нужно',
        paragraphs: [
          'Чтобы дать вам то, о чём вы просили: это наш договор. Чтобы сервис работал исправно и безопасно: это наш законный интерес. Чтобы вести учёт платежей: этого требует закон. На всё прочее мы просим согласия, и отозвать его так же легко, как дать.',
          'Мы не продаём данные, не показываем рекламу и не принимаем о вас автоматизированных решений с юридическими последствиями. Никто со стороны не получает ваших данных рождения для собственных целей.',
        ],
      },
      {
        title: 'Кто нам помогает',
        paragraphs: [
          'Оплату принимает платёжная система: ей известны ваш адрес почты, покупка и цена, а номер карты вводится у неё и никогда не попадает к нам. Почту доставляет почтовая служба. Серверы и хранилище могут быть арендованы.',
          'Если ИИ-астролог подключён к внешней языковой модели, вопрос о карте или тот, которого не поняла наша программа, уходит туда вместе с нужными фактами карты и последними сообщениями разговора; если он о человеке, которого вы сохранили, — ещё и с его именем и фактами его карты. Ваше имя попадает туда, только если вы написали его сами. Вашу фамилию, адрес почты, место и время рождения, а также номера телефонов мы убираем из текста, даже если вы сами их написали. Отчёты и гороскопы составляются без языковой модели.',
          'К чату поддержки, если он есть, страница обращается, только когда вы его открываете. Тогда он сохраняет в браузере собственные cookie и, если вы вошли, может узнать ваше имя, адрес, пол, данные рождения, подписку и дату регистрации, чтобы ответ не начинался с вопросов.',
          'Консультант, к которому вы записались, узнаёт ваши имя и фамилию, адрес почты, время и цену встречи. Данных рождения и карт он не видит. Встреча проходит по ссылке из письма, в сервисе, у которого свои правила.',
          'Если вы создали ключ API и дали его программе, она узнаёт то, что вы разрешили ключу; с одним из прав — ещё и сохранённых вами людей с их данными рождения. Такая программа работает на вас, а не на нас. О её запросах мы храним, сколько их было и когда был последний, но не данные рождения, которые она присылает. Отозвать ключ можно в настройках в любой момент.',
          'Все остальные работают по нашему поручению и по договору. Если кто-то находится за пределами вашей страны, с ним согласованы гарантии, которых требует закон.',
        ],
      },
      {
        title: 'Cookie и память браузера',
        paragraphs: [
          'Рекламных и следящих cookie у нас нет. Один файл cookie хранит ваш сеанс, другой помнит, что вы вошли, третий — ваш язык. При входе через другой сервис ещё один хранит этот вход четверть часа. И в последнем лежит случайный номер, по которому учётная запись узнаёт это устройство: так мы можем написать вам о входе с нового. Он хранится 400 дней после последнего входа.',
          'Чтобы можно было читать и без сети, браузер хранит вашу учётную запись с данными рождения, последние гороскопы, календарь и то, что вы недавно открывали: страницы, карты, отчёты и место, на котором вы остановились, разговоры, записи на консультацию. Всё это и сеанс исчезают, когда вы выходите. Остаются настройки вида и ваш ответ о статистике; после «да» — ещё случайный номер устройства, новый после каждого выхода, время последнего посещения и то, откуда вы пришли.',
          'Статистику храним мы сами. Если в вопросе о статистике назван и внешний сервис, наш сервер передаёт ему те же события под одним лишь случайным номером, без учётной записи и без сведений о том, откуда вы пришли; браузер обращается только к нам. Переданное он удаляет по собственным правилам.',
          'Ответ можно изменить в конце этой страницы и в настройках. После «нет» мы удаляем собранное о вас и сведения о том, откуда вы пришли. Если есть учётная запись, мы записываем, что вы ответили и когда.',
        ],
      },
      {
        title: 'Сколько это хранится',
        paragraphs: [
          'Пока у вас есть учётная запись. Вместе с ней удаляются и ваши данные. Чеки и то, что обязывает хранить закон о бухгалтерском учёте, лежат положенный срок отдельно от остального и без вашего имени. В записях о том, что сделала наша команда, учётная запись названа только номером.',
          'Чтобы то, что даётся один раз, не досталось тому же адресу снова, мы храним хеш адреса с ключом и отметку об использованном: пробном периоде, цене первого отчёта, коде скидки, отказе от покупки. Адрес по этому хешу не узнать, и при нём хранится только дата. Новой учётной записи с тем же адресом это засчитывается.',
          'Кое-что удаляется раньше, каждую ночь, хотя учётная запись и остаётся. Резервные копии перезаписываются по очереди.',
        ],
        list: retentionLines('ru'),
      },
      {
        title: 'Как это защищено',
        paragraphs: [
          'Пароли хранятся только в виде отпечатка, из которого их не восстановить; ключи сеансов, ключи API и ссылки из писем — так же. Соединение зашифровано. Доступ внутри команды есть лишь у тех, кому он нужен для работы, и каждое их изменение записывается. Поддержка может прочесть вашу учётную запись, разговоры и отчёты, чтобы вам помочь.',
          'Если что-то всё же случится и это коснётся вас, мы сообщим вам и надзорному органу в срок, который установлен законом.',
        ],
      },
      {
        title: 'Ваши права',
        paragraphs: [
          'В настройках можно посмотреть и исправить данные (имя, данные рождения и пол — по одному разу, дальше — написав нам), забрать всё одним файлом и удалить учётную запись. В файле нет паролей и других ключей, а также того, что сказала языковая модель и чего мы не показали, потому что это могло навредить. Вы вправе возразить против какого-то использования, ограничить его и пожаловаться в надзорный орган своей страны.',
          'Если чего-то нельзя сделать там, напишите через страницу поддержки. Мы отвечаем в течение месяца.',
        ],
      },
      {
        title: 'Возраст',
        paragraphs: [
          `Asteria — для тех, кому исполнилось ${MIN_AGE_YEARS} лет. Если вы узнали, что учётную запись создал кто-то младше, сообщите нам, и мы её удалим.`,
        ],
      },
      {
        title: 'Изменения',
        paragraphs: [
          'Когда меняется эта страница, меняется и дата наверху. Если речь о данных, которые вы уже нам доверили, мы предупредим письмом до того, как изменение вступит в силу.',
        ],
      },
    ],
  },
)
