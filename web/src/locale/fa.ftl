# پوسته‌ی برنامه به فارسی: سالن، قاب میز، تنظیمات. هر بازی واژه‌های خودش را می‌آورد.

app-name = میزبان
app-coming = میز چیده می‌شود.
close = بستن
dismiss = بستن
off = خاموش
other-language = English
list-comma = {"، "}
several = { $count } تا { $name }
settings = تنظیمات
manual = راهنمای بازی
manual-missing = این بازی هنوز راهنمای فارسی ندارد.
missing = این‌جا چیزی نیست
menu = منو
to-lobby = سالن
credit-icons = نشانه‌ها از game-icons.net با مجوز CC BY 3.0؛ همه‌ی تصویرها و نوشته‌ها کار خود ماست.

## سالن

lobby-hero = میز چیده است، بفرمایید.
lobby-sub = بازی رومیزی، با دوستان یا با ربات.
lobby-welcome = خوش آمدید، { $name }
lobby-turns = { $count ->
    [1] یک میز منتظر شماست
   *[other] { $count } میز منتظر شماست
}
lobby-no-turns = الان هیچ میزی منتظر شما نیست
lobby-your-turn = نوبت شماست
lobby-waits = { $time } است که منتظر شماست
lobby-theirs = میزهای دیگر شما
lobby-live = زنده
lobby-plays = منتظر { $names }
lobby-waits-row = { $time } است که نوبت شماست
lobby-plays-long = { $names }، { $time } است
lobby-chairs = { $taken } از { $seats } صندلی پر است
lobby-yours = میز شما
lobby-listed = در سالن، برای همه
lobby-goes = اگر کسی بازی نکند تا { $time } دیگر پاک می‌شود
lobby-old = با نسخه‌ی قدیمی‌تری از قوانین شروع شده و ادامه‌دادنی نیست
lobby-look-in = سر بزن
lobby-invite = دعوت
lobby-more = بیشتر درباره‌ی این میز: { $game }
lobby-quit = ترک بازی
lobby-quit-question = از این بازی می‌روید؟ تا برگردید، ربات به جای شما بازی می‌کند.
lobby-put-away = حذف میز
lobby-put-away-question = این میز حذف شود؟ بازی‌اش دیگر ادامه پیدا نمی‌کند.
lobby-keep = بماند
lobby-shelf = میز تازه بچینید
lobby-shelf-first = یا بازی دیگری انتخاب کنید
lobby-weight = { $weight ->
    [easy] آسان
    [medium] میانه
   *[deep] سنگین
}
lobby-seats-minutes = { $minutes } دقیقه، { $seats } نفر
lobby-deal = بلدم، کارت بدهید
lobby-friendly = دوستی برایتان لینک فرستاده؟ بازش کنید: صندلی شما خالی است.
lobby-all-games = همه‌ی بازی‌های شما
lobby-looking = میزهای شما را پیدا می‌کنیم
lobby-play = بازی
lobby-play-game = بازی «{ $game }»
lobby-with = با { $names }
lobby-continue = ادامه
lobby-open = میزهای باز
lobby-join = می‌نشینم
lobby-watch = تماشا

## میز تازه

new-title = میزِ { $game }
new-credit = طراح بازی: { $designer }؛ تصویرگر نسخه‌ی اول: { $illustrator }؛ ناشر: { $publisher }. هیچ تصویر یا متنی از آن‌ها این‌جا به کار نرفته است.
new-game = بازی
new-seats = تعداد بازیکن
new-who = چه کسی کجا می‌نشیند
new-seat = صندلی { $number }
new-name = نام روی صندلی { $number }
new-kind-me = خودم
new-kind-bot = یک ربات
new-kind-friend = یک دوست، با لینک دعوت
new-kind-here = یک دوست، روی همین دستگاه
new-by-link = با لینک شما می‌آید
new-audience = چه کسی می‌تواند بیاید
new-audience-link = فقط با لینک من
new-audience-public = همه‌ی اهل سالن
new-variants = قوانین اختیاری
new-preset = سطح بازی
new-preset-usual = معمولی
new-open = شروع بازی
new-open-invite = باز کردن میز
name-placeholder = نام
guest-name = مهمان
guest-friend = دوست { $number }
new-instead = یا به جای او:
level-which = { $name } کدام مهمان باشد؟
level-kid-name = بچه‌ی همسایه
level-kid-like = هر چه خوشگل باشد برمی‌دارد.
level-cousin-name = دخترخاله
level-cousin-like = برای خنده بازی می‌کند؛ گاهی هم می‌برد.
level-friend-name = رفیق قدیمی
level-friend-like = بازی را بلد است و حریف جدی شماست.
level-master-name = استاد قهوه‌خانه
level-master-like = کارت‌ها را می‌شمرد و خطا را نمی‌بخشد.
level-grandmother-name = مادربزرگ
level-grandmother-like = چای می‌ریزد، لبخند می‌زند و می‌برد.
level-here-less = روی این دستگاه با وقت کمتر برای فکر کردن.
level-here-like = روی این دستگاه قوی‌تر از { $guest } نیست.
level-casual-name = معمولی
level-random-name = تصادفی
# مهمان چقدر فکر می‌کند: دهم ثانیه، و از یک ثانیه به بالا ثانیه‌ی کامل.
level-time = { $tenths ->
    [0] همان لحظه
    [1] یک لحظه
    [5] نیم ثانیه
   *[other] { $seconds } ثانیه
}
level-kid = بچه‌ی همسایه
level-cousin = دخترخاله
level-friend = رفیق قدیمی
level-master = استاد قهوه‌خانه
level-grandmother = مادربزرگ
level-casual = معمولی
level-random = تصادفی

## میزی که منتظر است

room-waiting = { $count ->
    [1] منتظر یک مهمان دیگر
   *[other] منتظر { $count } مهمان دیگر
}
room-yours = جای شما
room-variants = قوانین این میز
room-closed = برای نشستن سر این میز، از میزبانش لینک دعوت بخواهید.
invite = دعوت‌نامه
invite-help = اسکن کنید یا لینک را بفرستید. حساب کاربری نمی‌خواهد.
invite-copy = کپی لینک
invite-copied = کپی شد
invite-text = بیا «{ $game }» بازی کنیم:
room-chairs = صندلی‌ها
room-free = صندلی خالی
room-free-help = برای هر که لینک را باز کند
room-host = میزبان این میز
room-here = همین‌جاست، آماده
room-not-here = جا گرفته، الان این‌جا نیست
room-computer = ربات، { $level }
room-computer-here = ربات
room-level = تغییر بازی { $name }
room-remove = برداشتن { $name }
room-remove-sure = برداشته شود
room-keep = بماند
room-take-away = برداشتن صندلی
room-to-free = صندلی خالی برای یک دوست
room-move = یک صندلی بالاتر: { $name }
room-more = یک صندلی دیگر
room-cancel = برچیدن میز
room-cancel-question = میز برچیده شود؟ به هر که این‌جا نشسته گفته می‌شود.
room-leave = ترک میز
room-leave-question = از این میز می‌روید؟ صندلی‌تان دوباره خالی می‌شود.
room-stay = می‌مانم
room-start = شروع
room-start-with = شروع با { $count } نفر
room-too-few = { $count ->
   *[other] دست‌کم { $count } بازیکن
}
room-host-starts = وقتی همه‌ی صندلی‌ها پر شود یا میزبان شروع کند، بازی آغاز می‌شود.
room-public = در سالن برای همه
room-is-closed = بدون تماشاگر
invite-qr = لینک به شکل کد QR
invite-copy-short = کپی
invite-send = فرستادن دعوت
pace-by-turns = نوبتی
pace-by-turns-with = نوبتی، { $pace }
pace-move = هر حرکت { $time }
pace-sum = هر نفر { $time }
pace-sum-plus = هر نفر { $time } و هر نوبت { $more } بیشتر
time-days = { $count } روز
time-hours = { $count } ساعت
time-minutes = { $count } دقیقه
time-seconds = { $count } ثانیه
join = بفرمایید بنشینید
join-name = نام شما
join-seat = جای شما
join-sit = می‌نشینم

## صندلی‌ها

seat-you = شما
seat-you-inside = شما
seat-open = جای خالی
seat-thinking = در فکر است
# سر میز: مهتاب، رفیق قدیمی.
seat-guest = { $name }، { $guest }
seat-guest-thinking = { $guest } در فکر است
seat-awaited = نوبت اوست
seat-answered = تصمیمش را گرفت
seat-away = سر میز نیست
seat-look = دیدن کارت‌های { $name }
bot-lion = ارسلان
bot-fox = مهتاب
bot-stag = بهرام
bot-owl = کاوه
bot-heron = دریا
bot-turtle = سپهر

## سر میز

table-mine = سمت من
table-seats = بازیکنان دیگر
table-tools = ابزارها
table-decided = تصمیم شما ثبت شد
table-wait = { $count ->
    [0] یک لحظه
   *[other] منتظر { $names }
}
table-finished = بازی تمام شد
table-dropped = ارتباط قطع شد، یک لحظه
table-dropped-help = بازی شما سر جایش است؛ دوباره وصل می‌شویم
line-live = برقرار
line-dropped = در حال اتصال
title-turn = نوبت شماست
log = روند بازی
since = از نوبت پیش شما
since-count = از نوبت پیش شما: { $count } رویداد
undo = یک گام به عقب
undo-whole = نوبت از اول
undo-ask = اجازه‌ی پس‌گرفتن
scores = امتیازهای پایانی
prompt = پرسش میز
prompt-or-another = یا یکی دیگر را که روشن است بزنید
prompt-what = با آن چه می‌کنید؟
prompt-which = یکی دیگر را انتخاب کنید یا پاسخ را بزنید
prompt-some = { $low ->
    [0] { $count } تا انتخاب شده، حداکثر { $high } تا
   *[other] { $count } از { $high } تا انتخاب شده
}
prompt-confirm = { $count ->
    [0] هیچ‌کدام
    [1] همین یکی
   *[other] همین { $count } تا
}
prompt-back = بازگشت
prompt-hurry = منتظر نمانید: همین حالا جواب بدهد
prompt-skip = نمایش یک‌باره‌ی کار دیگران
standing-mine = فقط وقتی به من مربوط است
standing-stop = توقف
prepared = وقتی نوبتم شد: { $pass }
prepared-on = وقتی نوبتتان شد: { $pass }
what-prepared = پاسخ آماده
what-prepared-text = وقتی این پرسش به شما برسد، به جای شما گفته می‌شود. اگر پیش از آن چیز دیگری پرسیده شود یا حرکتی پس گرفته شود، کنار می‌رود و کسی هم از آن خبردار نمی‌شود.
standing-ended = چیزی عوض شد؛ دوباره تصمیم با شماست
curtain = دستگاه را به { $name } بدهید
curtain-help = تا آن وقت کارت‌ها پوشیده می‌ماند.
curtain-open = { $name } هستم

## پایان

end-you = شما بردید!
end-one = { $name } برد
end-shared = پیروزی مشترک: { $names }
end-record = بهترین امتیاز شما تا امروز: پیش از این { $points } بود
end-lead = { $points } امتیاز، { $ahead } امتیاز جلوتر از { $name }
end-tie-break = { $points } امتیاز، برابر با { $name }؛ برنده طبق قانون تساوی
end-total = جمع
end-look = دیدن میز
end-again = یک دست دیگر
end-again-join = رفتن به دست بعد
fair = بُر زدن کارت‌ها درست بود؟
fair-help = عدد رازی که کارت‌ها با آن بُر خورد تا پایان پنهان بود، ولی هش آن، مثل اثر انگشت، از اول پیدا بود. با این دو، هر کسی می‌تواند کل بازی را بازسازی و تک‌تک کارت‌ها را بررسی کند.
fair-hash = هش (SHA-256)
fair-seed = عدد راز
fair-record = کل بازی در یک فایل

## تنظیمات

settings-name = نام شما
settings-language = زبان
settings-theme = ظاهر
settings-theme-system = مثل دستگاه
settings-theme-light = روشن
settings-theme-dark = تیره
settings-motion = پویانمایی
settings-motion-system = مثل دستگاه
settings-motion-full = کامل
settings-motion-less = کمتر
settings-pace = سرعت نمایش بازی دیگران
settings-pace-calm = آرام
settings-pace-brisk = تند
settings-pace-once = یک‌باره
settings-one-tap = پاسخ با یک لمس
settings-one-tap-help = با زدن کارت روشن پاسخ ثبت می‌شود و تأیید نمی‌خواهد.
settings-plain-list = فهرست ساده‌ی پاسخ‌ها
settings-plain-list-help = همه‌ی پاسخ‌های ممکن به شکل دکمه در نوار پرسش می‌آیند.
settings-keys = صفحه‌کلید
key-arrows = ← ↑ ↓ →
key-arrows-does = جابه‌جایی میان کارت‌های روشن و پاسخ‌ها؛ با Shift میان همه‌ی کارت‌ها
key-enter = Enter
key-enter-does = پاسخ می‌دهد؛ کارت خاموش را بزرگ باز می‌کند
key-escape = Esc
key-escape-does = انتخاب را لغو می‌کند؛ در نوبت دیگران، کارشان را یک‌باره نشان می‌دهد
key-undo = U
key-undo-does = یک گام به عقب، یا اجازه گرفتن از بقیه
key-pause = P
key-pause-does = درخواست استراحت، یا ادامه‌ی بازی
key-log = L
key-log-does = روند بازی
key-talk = T
key-talk-does = گپ
key-what = ؟
key-what-does = این چیست؟ توضیح آن‌چه زیر دست است؛ بعد با جهت‌ها یا Tab سراغ بقیه، Enter راهنما
key-advice = H
key-advice-does = راهنمایی، هر جا که میز اجازه بدهد؛ بعد با ۱ و ۲ و ۳ انتخاب کنید
key-rules = M
key-rules-does = راهنمای بازی

## چرا یک پاسخ بهتر از دیگری است

# چه بیشتر یا کمتر دارد؛ هر بازی برای آن‌چه شمردنی است واژه‌های خودش را دارد.
aspect-denial = { $more ->
    [yes] چیز کمتری به { $seat } می‌رسد
   *[no] چیز بیشتری به { $seat } می‌رسد
}
aspect-ahead = { $more ->
    [yes] چند نوبت بعد بهتر از کار درمی‌آید
   *[no] چند نوبت بعد بدتر از کار درمی‌آید
}
aspect-end = { $more ->
    [yes] بازی با آن تمام می‌شود
   *[no] بازی ادامه پیدا می‌کند
}
# این‌ها با هم چطور گفته می‌شوند.
advice = راهنمایی
advice-thinking = یک لحظه
advice-failed = چراغ این بار روشن نشد.
advice-few = فقط از { $count } بازی خیالی؛ بیشتر حدس است
advice-equal = اولی و دومی به یک اندازه خوب‌اند
advice-from = شانس برد شما، از { $count } بازی خیالی
advice-percent = { $percent }٪
# آن‌چه همراه پاسخ خوانده می‌شود.
advice-place = راهنمایی { $place } از { $count }، { $percent } درصد
new-advice = راهنمایی برای همه
new-advice-help = هر کس می‌تواند بپرسد چه کند. چراغ کوچکی کنار نامش نشان می‌دهد که پرسیده است.
error-no_advice = سر این میز راهنمایی نیست.
what-advice = { advice }
what-advice-text = بهترین پاسخ‌ها را با شانس برد شما نشان می‌دهد، از همان چیزهایی که خودتان می‌دانید. به جای شما جوابی نمی‌دهد.
what-took-advice = راهنمایی گرفته است
what-took-advice-text = این بازیکن در این بازی از چراغ کمک گرفته است.
reason-and = { $one } و { $two }
reason-but = { $one }، ولی { $two }

## وقتی چیزی درست پیش نمی‌رود

error-offline = سرور پاسخ نمی‌دهد. روشن است؟
error-malformed = پیام خوانده نشد.
error-too_large = آن پیام بیش از اندازه طولانی بود.
error-no_table = چنین میزی نیست.
error-not_found = در این نشانی چیزی نیست.
error-not_started = بازی هنوز آغاز نشده است.
error-unfinished = بازی هنوز تمام نشده است.
error-not_your_seat = آن‌جا جای شما نیست.
error-stale = بازی در این فاصله جلو رفته است.
error-not_asked = نوبت شما نیست.
error-illegal = این کار الان مجاز نیست.
error-no_undo = از این‌جا راه برگشتی نیست.
error-finished = بازی تمام شده است.
error-paused = بازی در حال استراحت است. اول ادامه بدهید.
error-said_no = بقیه پیش از این به آن «نه» گفته‌اند.
error-asking = الان پرسش دیگری در میان است.
error-not_away = این بازیکن سر میز است، یا هنوز زود است.
error-alone = کس دیگری سر میز نیست که موافقت کند.
error-bad_game = چنین بازی‌ای این‌جا نیست، یا با این قوانین بازی نمی‌شود.
error-bad_seats = این بازی را این تعداد نفر بازی نمی‌کنند.
error-bad_level = این‌جا چنین رباتی نداریم.
error-seat_taken = کسی زودتر نشست؛ آن صندلی پر شد.
error-bad_invite = این لینک برای این میز معتبر نیست.
error-closed = این میز بسته است و فقط بازیکنانش آن را می‌بینند.
error-bad_name = نامی بنویسید که دیده شود و حرف‌های هر واژه‌اش از یک خط باشد.
error-name_taken = کسی سر این میز نامی شبیه این دارد. نام دیگری انتخاب کنید.
error-one_seat = شما سر این میز نشسته‌اید.
error-started = بازی آغاز شده است.
error-hushed = سر این میز تماشاگران فقط گوش می‌دهند.
error-name_in_use = حسابی با این نام، یا نامی شبیه آن، هست. نام دیگری انتخاب کنید.
error-bad_password = گذرواژه دست‌کم ۸ حرف دارد، همه‌ی حرف‌هایش یکی نیست و خودِ نامتان هم نیست.
error-bad_sign_in = نام و گذرواژه به هم نمی‌خورند.
error-used_up = این لینک یا یک بار به کار رفته یا دیگر قدیمی است. از دستگاه دیگرتان لینک تازه‌ای بگیرید.
error-bad_passkey = این کلید پذیرفته نشد.
error-has_account = شما حساب دارید.
error-no_account = برای این کار حساب لازم است.
error-not_allowed = این کار فقط از گردانندگان خانه برمی‌آید.
error-silenced = گردانندگان خانه خواسته‌اند که فعلاً این‌جا چیزی ننویسید.
error-storage = سرور الان نمی‌تواند چیزی را ذخیره کند. چیزی از دست نرفت؛ کمی بعد دوباره امتحان کنید.
error-too_many = درخواست‌ها زیاد شد. کمی صبر کنید.
error-old_rules = این بازی با نسخه‌ی قدیمی‌تری از قوانین شروع شده و ادامه دادنش ممکن نیست.
error-foreign = آن درخواست از سایت دیگری آمد و پذیرفته نشد.
error-failed = خطایی در سرور رخ داد. چیزی از دست نرفت؛ دوباره امتحان کنید.

# A number that is not known.
unknown = ؟

## The past of a table

replay = بازپخش
replay-past = نگاهی به عقب
replay-close = برگشت به میز
replay-dealt = کارت‌ها تازه پخش شده‌اند
replay-untold = { $you ->
    [yes] تصمیم گرفتید
   *[no] { $seat } تصمیم گرفت
}
replay-round = دور { $number }
replay-turn = نوبت { $turn } از { $turns }
replay-move = حرکت { $move } از { $moves }
replay-advised = با راهنمایی چراغ
replay-first = رفتن به آغاز
replay-back = یک گام به عقب
replay-play = پخش
replay-pause = مکث
replay-step = یک گام به جلو
replay-last = رفتن به پایان
replay-pace = سرعت
replay-eyes = از چشم چه کسی
replay-eyes-open = همه‌ی دست‌ها رو
replay-eyes-none = از چشم تماشاگر
replay-share = اشتراک‌گذاری
replay-save = ذخیره
replay-fair = بُر زدن
replay-fork = ادامه از همین‌جا
replay-fork-short = ادامه
replay-fork-help = میز تازه‌ای از بعد از حرکت { $move } از { $moves } شروع می‌شود، با همین کارت‌هایی که روی میز است. بازیِ تمام‌شده دست نمی‌خورد.
replay-fork-seat = صندلی شما
replay-fork-where = کجا
replay-fork-here = روی همین دستگاه
replay-fork-house = در خانه
replay-fork-against = با چه کسی
replay-fork-guests = ربات‌ها
replay-fork-friends = دوستان، با لینک دعوت
replay-fork-go = باز کردن میز
table-forked = ادامه‌ی یک بازی دیگر
seat-number = بازیکن { $number }
end-replay = بازپخش
fair-honest = بُر زدن درست بوده است: عدد راز با هشی که قبل از اولین کارت نشان داده شد جور است و هر { $moves } حرکت مجاز بوده است.
fair-dishonest = عدد راز با هشی که قبل از اولین کارت نشان داده شد جور نیست.
fair-unsealed = هر { $moves } حرکت مجاز بوده است. این فایل هش ندارد، پس نمی‌شود گفت کارت‌ها درست بُر خورده یا نه.
fair-command = فایل بازی را بدون این سرور هم بررسی می‌کند.
record-open = باز کردن فایل بازی
record-open-help = بازی‌ای را که در یک فایل ذخیره شده، از نو ببینید.
record-choose = فایل را انتخاب کنید یا همین‌جا رها کنید
lobby-ended = بازی‌های تمام‌شده
lobby-replay = بازپخش
error-no_record = سطر { $line }: این فایلِ هیچ بازی‌ای نیست.
error-cut_off = سطر { $line }: فایل این‌جا تمام می‌شود، ولی بازی هنوز ادامه دارد.
error-bad_line = سطر { $line }: این یک حرکت نیست.
error-unknown_game = سطر { $line }: این بازی را این‌جا نداریم.
error-bad_table = سطر { $line }: صندلی‌ها، گزینه‌ها یا عدد راز این میز درست نیست.
error-other_rules = سطر { $line }: این بازی با نسخه‌ی دیگری از قوانین بازی شده است.
error-illegal_move = سطر { $line }: این حرکت مجاز نبوده است.
error-wrong_hash = سطر { $line }: عدد راز با هش جور نیست.

## The manual

manual-contents = فهرست
manual-chapter = { $at } از { $count }
manual-figure = شکل { $number }
manual-search = جست‌وجو در راهنما
manual-found = { $count ->
    [0] چیزی پیدا نشد
   *[other] { $at } از { $count }
}
manual-previous = مورد قبلی
manual-next = مورد بعدی

## Maps

map-closer = نزدیک‌تر
map-whole = همه‌ی نقشه

## این چیست؟

mark = ؟
what-menu = { menu }
what-menu-text = راه سالن، راهنمای بازی و زبان دیگر از این‌جاست.
what-ask = این چیست؟
what-ask-text = روی هر چیزِ میز بزنید تا بگوید چیست. با ضربه‌ای بیرون از همه‌چیز، یا با Esc، تمام می‌شود.
what-subtitle = بازی کجاست؟
what-subtitle-text = نوبت یا دور، و آن‌چه پایان را می‌آورد.
in-rules = در راهنمای بازی
what-prompt-rule = قانون این پرسش
what-prompt-rule-text = راهنما را همان‌جایی باز می‌کند که درباره‌ی همین پرسش است.
what-prompt-hurry = { prompt-hurry }
what-prompt-hurry-text = رباتی در فکر است و حلقه نشان می‌دهد تا کجا رسیده. با یک ضربه همین حالا با بهترین چیزی که پیدا کرده جواب می‌دهد.
what-prompt-skip = { prompt-skip }
what-prompt-skip-text = حرکت‌های دیگران یکی‌یکی نشان داده می‌شود؛ این دکمه همه‌ی آن‌چه مانده را یک‌باره نشان می‌دهد.
what-host = میزبان
what-host-text = در یک جمله می‌گوید از شما چه پرسیده می‌شود. هر چه بتوانید بزنید، روشن است.
what-waiting = در انتظار
what-waiting-text = نوبتِ تصمیم با بازیکن دیگری است.
what-seat = { $seat }
what-seat-text = عددها و کارت‌های این بازیکن. با ضربه روی آن همه‌چیز کامل دیده می‌شود؛ حلقه‌ی دورش یعنی نوبت اوست.
what-seat-answered = { seat-answered }
what-seat-answered-text = این بازیکن پاسخ داده است. وقتی آخرین پاسخ برسد، همه با هم آشکار می‌شوند.
what-seat-away = سر میز نیست
what-seat-away-text = این بازیکن الان به میز وصل نیست.
what-me = جای شما
what-me-text = آن‌چه روی چوب است مال شماست: عددهایتان، کارت‌هایتان و پرسشی که از شما می‌شود.
what-undo = { undo }
what-undo-text = آخرین پاسخ شما را پس می‌گیرد، به شرط آن‌که کسی از آن چیزی نفهمیده باشد.
what-undo-ask = { undo-ask }
what-undo-ask-text = از آن وقت کسی چیزی دیده یا پاسخی داده است؛ اگر بقیه موافق باشند، آخرین پاسخ شما باز هم پس گرفته می‌شود.
what-paused = استراحت
what-paused-text = ساعت‌ها و ربات‌ها می‌ایستند تا یکی از بازیکن‌ها بازی را ادامه بدهد.
what-undo-whole = { undo-whole }
what-undo-whole-text = همه‌ی پاسخ‌های شما از آغاز نوبتتان را، تا جایی که مجاز است، پس می‌گیرد.
what-manual = { manual }
what-manual-text = کتابچه‌ی کامل این بازی، با جست‌وجو.
what-log = { log }
what-log-text = هر چه سر این میز شده، به زبان ساده؛ تازه‌ترین در پایین.
what-waiting-tables = { waiting-title }
what-waiting-tables-text = میزهای دیگری که نوبت شماست.
what-settings = { settings }
what-settings-text = نام، زبان، ظاهر، سرعت و کلیدها.
what-language = زبان دیگر
what-language-text = هر لحظه میان فارسی و انگلیسی جابه‌جا می‌شود؛ بازی ادامه دارد.
what-line-live = { line-live }
what-line-live-text = میز وصل است: کارهای دیگران همان لحظه دیده می‌شود.
what-line-dropped = { line-dropped }
what-line-dropped-text = ارتباط با میز موقتاً قطع است. چیزی از بازی از دست نمی‌رود.
what-table-forked = { table-forked }
what-table-forked-text = این میز از میانه‌ی بازی‌ای که پیش‌تر شده آغاز شده است.
what-map-closer = { map-closer }
what-map-closer-text = با دو انگشت، چرخ ماوس یا دو ضربه هم می‌شود.
what-map-whole = { map-whole }
what-map-whole-text = دوباره همه‌ی آن را نشان می‌دهد.

## درس‌ها

lesson = درس
lesson-learn = آموزش
lesson-learn-game = آموزش «{ $game }»
lesson-go-on = ادامه‌ی درس
lesson-go-on-game = درس شما در «{ $game }»
lesson-offer = تا حالا «{ $game }» بازی نکرده‌اید؟ در { $minutes } دقیقه یاد بگیرید.
lesson-offer-help = سر همین میز، قدم به قدم. هر وقت خواستید می‌توانید بروید.
lesson-offer-manual = می‌خواهید با بازی کردن یاد بگیرید؟ درس این بازی { $minutes } دقیقه است.
lesson-start = شروع درس
lesson-no = بازی را بلدم
lesson-step = گام { $step } از { $steps }
lesson-back = قبلی
lesson-skip = رد کردن
lesson-show = نشانم بده
lesson-seen = فهمیدم
lesson-watch = یک لحظه
lesson-hurry = تندتر
lesson-lit = در روشنایی: { $names }
lesson-leave = بیرون رفتن از درس
lesson-not-now = الان نه
lesson-other = این هم می‌شد، ولی بیایید این بار طور دیگری پیش برویم.
lesson-again = هنوز چیزی نشده، دوباره انتخاب کنید.
lesson-end = چای آماده است، شما هم.
lesson-end-text = برای میز اول همین کافی است. باقی را سر بازی یاد می‌گیرید.
lesson-table = { $count ->
    [1] میز اول، با یک حریف
   *[other] میز اول، با { $count } حریف
}
lesson-once-more = یک بار دیگر
tips = راهنمایی
tips-off = راهنمایی بس است
error-lesson = هنوز چیزی نشده، دوباره انتخاب کنید.

# خانه‌ی همین دستگاه: بدون سرور، بی‌اینترنت هم.

device-loading = خانه به این دستگاه اسباب‌کشی می‌کند
device-starting = همه‌چیز رسید. یک لحظه، چراغ‌ها روشن می‌شود.
device-loaded = { $loaded } از { $total } مگابایت
device-failed = خانه دریافت نشد. اتصال برقرار است؟
device-again = دوباره
device-elsewhere = این بازی در زبانه‌ی دیگری باز است.
device-elsewhere-help = آن‌جا که بسته شود، این‌جا ادامه پیدا می‌کند. یا همین حالا به این‌جا بیاوریدش.
device-take = این‌جا ادامه می‌دهم
device-forgetful = این مرورگر چیزی نگه نمی‌دارد: با بستن این زبانه بازی از دست می‌رود. برای نگه داشتنش آن را در فایلی ذخیره کنید.
device-kept = این بازی در همین مرورگر نگه داشته می‌شود. با یک فایل می‌تواند جای دیگری ادامه پیدا کند.
device-game = این بازی
device-save = ذخیره در فایل
device-offer = روی همین دستگاه بازی کنید، بی‌اینترنت هم
device-offer-plain = روی همین دستگاه بازی کنید
device-offer-help = همه‌ی بازی‌ها و رقیب‌ها به همین مرورگر می‌آید: { $megabytes } مگابایت، فقط یک بار. از آن به بعد اینترنت لازم نیست.
device-offer-plain-help = همه‌ی بازی‌ها و رقیب‌ها به همین مرورگر می‌آید: { $megabytes } مگابایت، فقط یک بار.
device-offer-games = { $count ->
    [1] یک بازی آن‌جا منتظر شماست.
   *[other] { $count } بازی آن‌جا منتظر شماست.
}
device-offer-go = خانه را همراه ببرید
device-offer-back = آن‌جا ادامه دهید
device-house = در خانه هم باز است
device-house-help = آن‌جا با دوستان بازی می‌کنید. بازی‌های این دستگاه همین‌جا می‌ماند.
device-house-go = رفتن به خانه
device-online = ادامه در خانه
device-online-help = می‌تواند در خانه هم ادامه پیدا کند؛ آن‌جا رقیب‌ها وقت بیشتری برای فکر کردن دارند. بازی این‌جا همان‌طور که هست می‌ماند.
error-not_alone = فقط بازی یک نفر با ربات‌ها می‌تواند در خانه ادامه پیدا کند.
device-lobby = روی همین دستگاه
device-lobby-help = بازی‌های شما در همین مرورگر نگه داشته می‌شود و بی‌اینترنت هم می‌شود بازی کرد.
device-update = نسخه‌ی تازه رسید.
device-update-now = تازه کن
error-device-storage = این دستگاه نتوانست ذخیره کند: جا نیست. چیزی از دست نرفت؛ کمی جا باز کنید و دوباره امتحان کنید.
error-device-failed = خطایی رخ داد. بازی نگه داشته شده است؛ صفحه را دوباره باز کنید.
line-here = روی همین دستگاه
what-line-here = { line-here }
what-line-here-text = قوانین و بازیکنان دیگر در همین مرورگرند. اتصال لازم نیست و هر حرکت همان لحظه نگه داشته می‌شود.

## گپ

talk = گپ
talk-none = هنوز کسی چیزی نگفته است.
talk-say = چیزی بگویید
talk-send = فرستادن
talk-reactions = واکنش‌ها
talk-unread = { $count ->
    [1] یک حرف تازه
   *[other] { $count } حرف تازه
}
talk-watching = تماشاگر
talk-about = درباره‌ی { $name }
talk-mute = نشنیدن حرف‌هایش
talk-unmute = شنیدن دوباره
talk-mute-help = حرف‌هایش را سر هیچ میزی نمی‌بینید. خودش خبردار نمی‌شود.
talk-unheard = حرف‌های { $name } را نمی‌شنوید.
talk-hear = دوباره بشنوم
talk-let-speak = تماشاگران هم حرف بزنند
talk-name = با چه نامی حرف می‌زنید؟
talk-name-send = با همین نام
say-tea = یک چای مهمان من
say-well_played = آفرین
say-oh = وای!
say-luck = موفق باشید
report = گزارش
report-why = مشکل با { $name } چیست؟
report-insult = توهین
report-spam = مزاحمت
report-name = نام نامناسب
report-play = خراب کردن بازی
report-other = چیز دیگر
report-text = اگر خواستید، به زبان خودتان
report-send = فرستادن گزارش
report-done = ممنون. مسئولان این‌جا، همراه با آخرین حرف‌های سر میز، نگاهش می‌کنند.

## People

seat-nameless = یک نفر
account = حساب
account-keep = بازی‌هایتان را نگه دارید
account-make = حساب می‌سازم
account-make-help = با هر دستگاهی بازی کنید: یک نام و یک گذرواژه بس است و کسی ایمیل نمی‌خواهد. همه‌ی بازی‌هایی که این‌جا کرده‌اید برایتان می‌ماند.
account-have = حساب دارم
account-name = نام
account-password = گذرواژه
account-password-help = دست‌کم ۸ حرف؛ یک جمله‌ی کوتاه از همه بهتر است.
account-password-change = تغییر گذرواژه
account-password-old = گذرواژه‌ی کنونی
account-password-new = گذرواژه‌ی تازه
account-password-save = ذخیره‌ی گذرواژه‌ی تازه
account-password-changed = از این پس گذرواژه‌ی تازه معتبر است. دستگاه‌های دیگر از حساب بیرون رفتند.
account-since = از { $day } این‌جایید
passkeys = کلیدها
passkey-help = بدون گذرواژه، با اثر انگشت، چهره یا قفل دستگاهتان وارد شوید.
passkey-cannot = کلید به مرورگری که آن را بشناسد و نشانی امنی با نام نیاز دارد.
passkey-add = یک کلید می‌سازم
passkey-drop = حذف
passkey-since = ساخته‌شده در { $day }
link-title = دستگاه‌های دیگرتان
link-help = گوشی یا کامپیوتر دیگر با لینکی وارد می‌شود که فقط یک بار و تا پنج دقیقه کار می‌کند.
link-show = لینک را نشان بده
link-again = لینک تازه
link-over = آن لینک دیگر کار نمی‌کند.
link-scan = دوربین دستگاه دیگر را روی این کد بگیرید، یا این لینک را آن‌جا باز کنید:
link-code = کد ورود
link-address = لینک ورود
link-left = { $minutes }:{ $seconds } مانده
devices = کجاها وارد شده‌اید
device = { $browser } روی { $system }
device-here = همین دستگاه
device-seen = آخرین بار { $when }
browser-chrome = کروم
browser-edge = اج
browser-firefox = فایرفاکس
browser-opera = اپرا
browser-safari = سافاری
browser-samsung = مرورگر سامسونگ
browser-other = مرورگری
system-android = اندروید
system-ios = آیفون یا آیپد
system-linux = لینوکس
system-mac = مک
system-windows = ویندوز
system-other = یک دستگاه
sign-in = ورود
sign-in-as = این‌جا به نام { $name } وارد می‌شوید؟
sign-in-guest = این‌جا هم مثل دستگاه دیگرتان ادامه می‌دهید؟
sign-in-along = هر چه روی این دستگاه مهمان‌وار بازی کرده‌اید همراهتان می‌آید.
sign-in-no = حالا نه
sign-in-new = هنوز حساب ندارم
sign-in-otherwise = ورود با نام و گذرواژه
sign-in-passkey = با کلید
sign-in-by-link = جای دیگری وارد شده‌اید؟
sign-in-by-link-help = آن‌جا «حساب» را باز کنید و لینک را نشان دهید: کدش شما را بدون گذرواژه این‌جا وارد می‌کند.
sign-out = خروج
sign-out-here = خروج از این دستگاه
sign-out-everywhere = خروج از همه‌جا
farewell = آن‌چه مال شماست
export = همه‌چیز را با خود ببرید
export-help = فایلی با همه‌ی آن‌چه این‌جا درباره‌ی شما ثبت است، همراه با بازی‌های تمام‌شده‌تان.
delete = رفتن برای همیشه
delete-help = نام، گذرواژه، دستگاه‌ها، یادداشت‌ها و گفته‌هایتان پاک می‌شود. بازی‌های تمام‌شده برای هم‌بازی‌هایتان خواندنی می‌ماند، بی‌نام بر صندلی شما؛ و هر جا بازی ادامه دارد، کامپیوتر به جای شما بازی می‌کند.
delete-sure = می‌دانم که راه برگشتی نیست.
delete-do = همه‌چیز را پاک کن

## Those who keep the house

house = خانه
house-playing = میزهای در حال بازی
house-finished = بازی‌های تمام‌شده
house-people = آدم‌ها
house-accounts = حساب‌ها
house-connections = اکنون وصل
house-load = بار
house-disk = جای خالی دیسک
house-database = پایگاه داده
house-since = نسخه‌ی { $version }، روشن از { $when }
house-reports = گزارش‌ها
house-settle = رسیدگی شد
house-tables = میزها
house-tables-none = الان کسی بازی نمی‌کند.
house-close = بستن
house-close-sure = بله، بسته شود
house-find = جستجوی نام
house-mute = ساکت کن
house-unmute = اجازه‌ی گفت‌وگو
house-muted = ساکت
house-remove = بیرون کن
house-remove-sure = بله، بیرون برود
house-removed = بیرون‌شده
house-let-in = دوباره راه بده
house-make-moderator = ناظر شود
house-make-player = دیگر ناظر نباشد
house-backups = پشتیبان‌ها
house-backups-help = همه‌چیز در هر کدام هست، هش گذرواژه‌ها هم: فقط کسی که فایل‌های این دستگاه را می‌خواند به آن‌ها می‌رسد. ده تای آخر می‌ماند.
house-backup = همین حالا پشتیبان بگیر
role-guest = مهمان
role-player = حساب
role-moderator = ناظر
role-host = صاحب‌خانه
size-mib = { $count } مگابایت
size-gib = { $count } گیگابایت

## My games

profile = بازی‌های شما
profile-games = { $count } بازی
profile-won = { $count } برد
profile-since = از { $day } این‌جا
profile-waiting = میزهای شما
profile-turn = نوبت شماست
profile-theirs = دیگران فکر می‌کنند
profile-open = منتظر مهمان
profile-list = بازی‌ها
profile-game = { $games } بازی، { $won } برد
profile-rated-from = رتبه از { $games } بازی به بعد
profile-line = کدام بازی‌ها
profile-line-people = { $seats } نفره، با آدم‌ها
profile-line-levels = { $seats } نفره، با کامپیوتر
profile-line-other = { $seats } نفره، بی‌رتبه
profile-what = چه چیزی
profile-what-rating = رتبه
profile-what-points = امتیاز
profile-month = این ماه
profile-plot = { $first } در { $from }، { $last } در { $to }
profile-dot = { $day }: { $value }، { $won ->
    [yes] برد
   *[no] بی‌برد
}
profile-key-won = برد
profile-key-not = بی‌برد
season-spring = بهار
season-summer = تابستان
season-autumn = پاییز
season-winter = زمستان
profile-rivals = رو در رو
profile-rival = { $mine } بار بالاتر از { $name }، { $theirs } بار پایین‌تر
profile-last = آخرین میزها
profile-result-won = برد، { $mine } به { $best }
profile-result-place = جای { $place }، { $mine } به { $best }
profile-result-alone = { $mine } امتیاز
profile-none = هنوز بازی‌ای را تمام نکرده‌اید. اولین بازی که به پایان برسد این‌جا می‌آید.
profile-keep = حساب بسازید تا بازی‌هایتان روی هر دستگاهی مال شما باشد.

## آدم‌های سر میز

new-audience-closed = فقط با لینک من و بدون تماشاگر
timing-speed = سرعت بازی
timing-now = همین حالا، با هم
timing-turns = نوبتی، در چند روز
timing-clock = ساعت
timing-none = بدون ساعت
timing-away = اگر کسی نبود، ربات پس از این مدت بازی کند
timing-never = هیچ‌وقت
people-nudge = یادآوری
people-nudged = فرستاده شد
people-computer = ربات به جایش
people-computer-plays = ربات بازی می‌کند
people-away-for = { $time } است که نیست
people-waited = از دیروز یا پیش‌تر منتظرش هستیم
people-left = ربات به جای شما بازی می‌کند
people-left-help = به میز دست بزنید تا دوباره جای خودتان باشد.
people-back = برگشتم
people-hand-over = ربات به جای من بازی کند
people-remove = پیشنهاد کنار گذاشتن این بازیکن
people-pause = استراحت
people-paused = بازی در حال استراحت است
people-paused-help = ساعت‌ها و ربات‌ها ایستاده‌اند. هر بازیکنی می‌تواند ادامه بدهد.
people-resume = ادامه بدهیم
asking-computer = { $by } می‌پرسد: ربات به جای { $name } بازی کند؟
asking-remove = { $by } می‌پرسد: { $name } از میز برود؟
asking-pause = { $by } استراحت می‌خواهد
asking-resume = { $by } می‌خواهد ادامه بدهیم
asking-undo = { $by } می‌خواهد آخرین حرکتش را پس بگیرد
asking-undo-help = { $moves ->
    [1] یک پاسخ پس گرفته می‌شود.
   *[other] { $moves } پاسخ پس گرفته می‌شود.
} هر چه دیده شده، دیده شده است.
asking-mine-undo = می‌خواهید آخرین حرکتتان را پس بگیرید
asking-mine-pause = استراحت می‌خواهید
asking-mine-computer = پیشنهاد دادید ربات بازی کند
asking-mine-remove = پیشنهاد دادید بازیکنی از میز برود
asking-mine-resume = می‌خواهید ادامه بدهیم
asking-withdraw = ولش کن
consider-undo = { $others ->
    [alone] آخرین حرکت را پس می‌گیرید؟
   *[others] از بقیه اجازه می‌گیرید آخرین حرکتتان را پس بگیرید؟
}
consider-undo-help = هر چه بعد از آن آمده هم برمی‌گردد. هر چه دیده شده، دیده شده است و همان کارت‌ها دوباره می‌آیند.
consider-pause = { $others ->
    [alone] استراحت کنیم؟
   *[others] از بقیه استراحت می‌خواهید؟
}
consider-pause-help = ساعت‌ها و ربات‌ها می‌ایستند تا کسی بازی را ادامه بدهد.
consider-do = { $others ->
    [alone] بله
   *[others] بپرس
}
asking-silence-yes = اگر چیزی نگویید، تا { $time } دیگر «بله» است.
asking-silence-no = اگر چیزی نگویید، تا { $time } دیگر «نه» است.
asking-waits = از بقیه پرسیدیم، { $time } مانده است.
asking-yes = حتماً
asking-no = نه، بهتر است نباشد
again-waits = منتظر { $names }
again-eager = پیشنهاد یک دست دیگر از طرف { $names }
again-not = این بار بدون { $names }
again-no = الان نه
again-without = بازی بدون { $names }
tale-stood-in-away = { $name } نیست، ربات به جایش بازی می‌کند
tale-stood-in-wish = { $name } بازی را به ربات سپرد
tale-stood-in-agreed = ربات به جای { $name } بازی می‌کند
tale-came-back = { $name } برگشت
tale-ran-out = وقت { $name } تمام شد و ربات همین یک بار پاسخ می‌دهد
tale-nudged = { $by } به { $name } یادآوری کرد
tale-undo = { $name } حرکتی را پس گرفت
tale-asked-computer = { $by } پیشنهاد داد ربات به جای { $name } بازی کند
tale-asked-remove = { $by } پیشنهاد داد { $name } از میز برود
tale-asked-pause = { $by } استراحت خواست
tale-asked-resume = { $by } خواست ادامه بدهیم
tale-asked-undo = { $by } خواست حرکتی را پس بگیرد
tale-agreed-computer = ربات به جای { $name } بازی می‌کند
tale-agreed-remove = { $name } از میز رفت و ربات ادامه می‌دهد
tale-agreed-pause = بازی در حال استراحت است
tale-agreed-resume = بازی ادامه دارد
tale-agreed-undo = با موافقت همه، { $by } آخرین حرکتش را پس گرفت
tale-refused-computer = منتظر { $name } می‌مانیم
tale-refused-remove = { $name } می‌ماند
tale-refused-pause = بازی بدون استراحت ادامه دارد
tale-refused-resume = استراحت ادامه دارد
tale-refused-undo = حرکت { $by } سر جایش می‌ماند

## خبر نوبت و صداها

waiting-title = منتظر شما
waiting-count = { $count ->
    [1] یک میز منتظر شماست
   *[other] { $count } میز منتظر شماست
}
waiting-none = هیچ میزی منتظر شما نیست.
settings-sound = صدا و لرزش
settings-sound-help = صدایی کوتاه برای نوبت شما، کارت، سکه، حرف تازه و پایان بازی.
notices = خبرم کن که نوبت من است
notices-help = حتی وقتی صفحه‌ی میزبان باز نیست، همین مرورگر خبرتان می‌کند؛ هر نوبت یک بار، بی آن‌که از کارت‌هایتان چیزی بگوید.
notices-quiet = ساعت‌های بی‌صدا
notices-from = از
notices-to = تا
notices-home-screen = برای این‌که نوبت‌ها را خبر بدهیم، اول این صفحه را به صفحه‌ی اصلی گوشی اضافه کنید.
notices-table = خبرهای این میز
error-notices_denied = مرورگر اجازه‌ی خبر دادن نمی‌دهد. از تنظیمات مرورگر برای این صفحه می‌شود عوضش کرد.

note = یادداشت من سر این میز
note-help = کس دیگری آن را نمی‌بیند.
table-watching = شما تماشاگرید: هر چه روست می‌بینید و می‌توانید گپ بزنید
table-watching-late = همه‌ی جاها پر است: شما تماشاگرید، هر چه روست می‌بینید و می‌توانید گپ بزنید
table-watching-hand = شما تماشاگرید و { $name } دستش را به شما نشان می‌دهد
watch = { $count ->
    [1] { $names } تماشا می‌کند
   *[other] { $names } تماشا می‌کنند
}
watch-title = تماشاگرها
watch-you = شما
watch-somebody = یک مهمان
watch-unknown = { $count ->
    [1] یک مهمان
   *[other] { $count } مهمان
}
watch-none = دیگر کسی تماشا نمی‌کند.
watch-public = هر چه روست می‌بیند و می‌تواند گپ بزند
watch-hand = دست { $name } را هم می‌بیند و می‌تواند گپ بزند
watch-hand-mine = دست شما را هم می‌بیند و می‌تواند گپ بزند
watch-show = دستم را ببیند
watch-hide = دیگر نبیند
watch-show-help = هر کس دستتان را ببیند، تا وقتی پنهانش کنید آن را می‌بیند و در این بازی دیگر سر جایی نمی‌نشیند. همه‌ی سر میز باخبر می‌شوند.
watch-let-in = تماشاگرها بتوانند به جای ربات بازی کنند
watch-sit = بازی به جای ربات
watch-sit-help = از همین‌جا به جای ربات بازی می‌کنید و همه‌ی سر میز باخبر می‌شوند. این بازی دیگر در امتیازبندی حساب نمی‌شود.
what-watchers = تماشاگرها
what-watchers-text = هر چه روست می‌بینند و هیچ دستی را نه، مگر دستی که نشانشان بدهند. با یک لمس می‌بینید هر کدام چه می‌بیند.
tale-taught = { $name } دستش را به یک تماشاگر نشان داد
tale-untaught = { $name } دیگر دستش را نشان نمی‌دهد
tale-sat-down = { $name } به جای ربات ادامه می‌دهد
error-not_watching = تماشاگری با این نام نیست.
error-other_hand = این تماشاگر دست بازیکن دیگری را دیده است.
error-knows_hand = در این بازی دستی را دیده‌اید و فقط می‌توانید تماشا کنید.
error-not_let_in = سر این میز کسی جای ربات را نمی‌گیرد.

## تحلیل یک بازی تمام‌شده

answer-with = { $label }: { $names }
percent = { $number }٪
analysis = تحلیل
analysis-chart = بخت هر بازیکن، حرکت به حرکت
analysis-even = برابر
analysis-turning = نقطه‌ی چرخش { $number } از { $count }
analysis-move = حرکت { $move }
analysis-deal = پخش کارت‌ها
analysis-deal-help = آن‌چه کارت‌ها پیش از اولین حرکت به هر کس داد.
analysis-earlier = نقطه‌ی چرخش قبلی
analysis-later = نقطه‌ی چرخش بعدی
analysis-better = بهتر
analysis-lost-you = با آن‌چه می‌شد دانست، این حرکت { $points } واحد از بخت شما کم کرد.
analysis-lost = با آن‌چه از آن صندلی می‌شد دانست، این حرکت { $points } واحد از بخت { $seat } کم کرد.
analysis-why = چرا: { $why }.
analysis-won = حرکت زیبایی بود: { $points } واحد بهتر از آن‌چه اول به ذهن می‌رسد.
analysis-best = به خوبیِ بهترین حرکت.
analysis-one-of = یکی از { $count } حرکت خوب.
analysis-hidden = برای دیدن حرکت بهتر، دست‌ها را رو کنید.
analysis-forced = { $you ->
    [yes] این‌جا چیزی برای تصمیم گرفتن نداشتید.
   *[no] { $seat } این‌جا چیزی برای تصمیم گرفتن نداشت.
}
analysis-calm = بازی آرامی بود: هیچ تصمیمی به‌تنهایی سرنوشت آن را عوض نکرد.
analysis-try = از همین‌جا حرکت دیگری را امتحان کنید
analysis-waiting = در نوبت تحلیل است؛ می‌توانید بروید و برگردید.
analysis-working = بازی بررسی می‌شود؛ می‌توانید بروید و برگردید.
analysis-table = بخت‌ها در جدول
analysis-until = تا پایانِ
analysis-balance = بازی تا این‌جا، به واحد بخت
analysis-cards = کارت‌ها
analysis-mine = تصمیم‌های من
analysis-own = تصمیم‌های { $name }
analysis-theirs = تصمیم‌های دیگران
analysis-balance-help = روی هم { $points } واحد { $side ->
    [below] کمتر
   *[above] بیشتر
} از بخت برابر. سهم تصمیم‌ها آن است که نسبت به بهترین حرکت از دست رفته، با آن‌چه هر کس می‌دانسته؛ بقیه کار کارت‌هاست.
key-analysis = A
key-analysis-does = تحلیل بازی تمام‌شده؛ با N و P به نقطه‌ی چرخش بعدی و قبلی بروید

## معماها

puzzle = معما
puzzles = معماها
puzzle-today = معمای روز
puzzle-yesterday = معمای دیروز: { $game }
puzzle-number = معمای { $number }
puzzles-of = معماها: { $game }
puzzles-help = در هر کدام یک پاسخ آشکارا از همه بهتر است، و نه آن که اول به ذهن می‌رسد. تا حالا { $found } تا از { $count } معما را حل کرده‌اید.
puzzle-link = معمای { $number }{ $state ->
    [right] ، حل شد
    [wrong] ، حل نشد
   *[open] {""}
}
puzzle-tile = { $game }، { $date }
puzzle-ask = بهترین حرکت را پیدا کنید: فقط یک پاسخ دارید، پس هر قدر می‌خواهید فکر کنید.
puzzle-right = درست است! { $answer }
puzzle-wrong = این نبود؛ بهتر: { $answer }
puzzle-as-others = از هر صد مهمان { $count } نفر مثل شما پیدایش کرد.
puzzle-others = از هر صد مهمان { $count } نفر پیدایش کرد.
puzzle-first = شما اولین کسی هستید که این‌جا آن را امتحان می‌کند.
puzzle-why = در برابر آن‌چه اول به ذهن می‌رسد: { $why }.
puzzle-ahead = کمی جلوتر بهتر درمی‌آید.
puzzle-next = معمای بعدی
puzzle-run = { $days ->
   *[other] روز پشت سر هم
}
puzzle-fresh = فردا سینی تازه
puzzle-tray = { $days } روز پشت سر هم، { $today ->
    [right] امروز حل شد
    [wrong] امروز حل نشد
   *[open] امروز هنوز باز است
}.
puzzle-share = میزبان، معمای روز، { $date }: { $game }. { $right ->
    [yes] پیدایش کردم.
   *[no] پیدایش نکردم.
}
