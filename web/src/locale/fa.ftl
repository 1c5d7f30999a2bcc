# پوسته‌ی برنامه به فارسی: سالن، قاب میز، تنظیمات. هر بازی واژه‌های خودش را می‌آورد.

app-name = میزبان
close = بستن
dismiss = بستن
off = خاموش
other-language = English
list-comma = {"، "}
several = { $count } { $name }
settings = تنظیمات
manual = راهنمای بازی
manual-missing = این بازی هنوز راهنمای فارسی ندارد.
missing = این‌جا چیزی نیست
to-lobby = سالن
credit-icons = نشانه‌ها از game-icons.net با مجوز CC BY 3.0؛ همه‌ی نقش‌ها و نوشته‌ها کار خود ماست.

## سالن

lobby-hero = میز چیده است، بفرمایید.
lobby-sub = بازی رومیزی، با دوستان یا با ربات.
lobby-play = بازی
lobby-play-game = بازی «{ $game }»
lobby-players = تعداد بازیکن:
lobby-minutes = { $minutes } دقیقه
lobby-mine-turn = نوبت شماست در «{ $game }»
lobby-mine-theirs = «{ $game }» ادامه دارد
lobby-mine-waiting = «{ $game }» چشم‌به‌راه مهمان است
lobby-with = با { $names }
lobby-continue = ادامه
lobby-open = میزهای باز
lobby-open-none = الان میزی باز نیست. میزی بچینید تا دوستان همین‌جا پیدایش کنند.
lobby-rest = میزهای دیگر شما
lobby-join = می‌نشینم
lobby-watch = تماشا
lobby-host = میز تازه

## میز تازه

new-title = میزِ { $game }
new-credit = طراح بازی: { $designer }؛ تصویرگر نسخه‌ی نخست: { $illustrator }؛ ناشر: { $publisher }. این‌جا نقش و متنی از آن‌ها نیامده است.
new-game = بازی
new-seats = چند نفره
new-who = چه کسی کجا می‌نشیند
new-seat = صندلی { $number }
new-name = نام روی صندلی { $number }
new-kind-me = خودم
new-kind-bot = ربات، { $level }
new-kind-friend = یک دوست، با لینک دعوت
new-kind-here = یک دوست، روی همین دستگاه
new-by-link = با لینک شما می‌آید
new-audience = چه کسی می‌تواند بیاید
new-audience-link = فقط با لینک من
new-audience-public = همه‌ی اهل سالن
new-variants = قاعده‌های دلخواه
new-preset = سطح بازی
new-preset-usual = معمولی
new-open = شروع بازی
new-open-invite = چیدن میز
name-placeholder = نام
guest-name = مهمان
guest-friend = دوست { $number }
level-casual = خودمانی
level-random = شانسی

## میزی که منتظر است

room-waiting = { $count ->
    [one] منتظر یک مهمان دیگر
   *[other] منتظر { $count } مهمان دیگر
}
room-yours = جای شما
room-variants = با این قاعده‌ها
room-closed = برای نشستن سر این میز، از میزبانش لینک دعوت بخواهید.
invite = دعوت‌نامه
invite-help = این لینک را بفرستید. هر کس بازش کند، با هر دستگاهی و بی‌نیاز به حساب، روی یک صندلی خالی می‌نشیند.
invite-here = این لینک فقط روی همین رایانه باز می‌شود. برای دستگاه‌های دیگر خانه، میزبان را با فرمان { $command } اجرا کنید و نشانی‌ای را که می‌نویسد باز کنید.
invite-copy = کپی لینک
invite-copied = کپی شد
invite-share = اشتراک‌گذاری
invite-text = بیا «{ $game }» بازی کنیم:
join = بفرمایید بنشینید
join-name = نام شما
join-seat = جای شما
join-sit = می‌نشینم

## صندلی‌ها

seat-you = شما
seat-you-inside = شما
seat-open = جای خالی
seat-thinking = در فکر است
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
table-decided = شما تصمیم گرفته‌اید
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
since-count = از نوبت پیش شما: { $count } خبر
undo = یک گام به عقب
undo-whole = نوبتم از اول
scores = امتیازهای پایانی
prompt = پرسش میز
prompt-or-another = یا یکی دیگر از روشن‌ها را بزنید
prompt-which = یکی دیگر را بزنید یا پاسخ را برگزینید
prompt-some = { $low ->
    [0] { $count } تا برگزیده‌اید، حداکثر { $high } تا
   *[other] { $count } تا از { $high } تا برگزیده‌اید
}
prompt-confirm = { $count ->
    [0] هیچ‌کدام
   *[other] همین { $count } تا
}
prompt-back = بازگشت
prompt-skip = کار دیگران را یک‌باره نشان بده
standing-mine = فقط اگر به من مربوط شد بپرسید
standing-stop = توقف
standing-ended = چیزی عوض شد؛ دوباره تصمیم با شماست
curtain = دستگاه را به { $name } بدهید
curtain-help = تا آن وقت کارت‌ها پوشیده می‌ماند.
curtain-open = { $name } هستم

## پایان

end-you = شما بردید!
end-one = { $name } برد
end-shared = پیروزی مشترک: { $names }
end-lead = { $points } امتیاز، { $ahead } امتیاز جلوتر از { $name }
end-tie-break = { $points } امتیاز و جلوتر از { $name } با شرطِ تساوی
end-total = جمع
end-look = دیدن میز
end-again = یک دست دیگر
end-again-join = برویم دست بعد
fair = بُر زدن کارت‌ها درست بود؟
fair-help = چکیده‌ی بذر پنهان از همان آغاز پیدا بود و خود بذر در پایان آشکار می‌شود: با این دو هر کسی می‌تواند سراسر بازی را از نو ببیند و تک‌تک کارت‌ها را بسنجد.
fair-hash = چکیده (SHA-256)
fair-seed = بذر
fair-record = سراسر بازی در یک پرونده

## تنظیمات

settings-name = نام شما
settings-language = زبان
settings-theme = روشنایی
settings-theme-system = مثل دستگاه
settings-theme-light = روز
settings-theme-dark = شب
settings-motion = حرکت
settings-motion-system = مثل دستگاه
settings-motion-full = کامل
settings-motion-less = کمتر
settings-pace = بازی دیگران
settings-pace-calm = آرام
settings-pace-brisk = تند
settings-pace-once = یک‌باره
settings-one-tap = پاسخ با یک لمس
settings-one-tap-help = کارت روشن بی‌درنگ پاسخ می‌دهد، بی لمس دوم برای تأیید.
settings-plain-list = فهرست ساده‌ی پاسخ‌ها
settings-plain-list-help = همه‌ی پاسخ‌های ممکن مثل دکمه در نوار پرسش می‌آید.
settings-keys = صفحه‌کلید
key-arrows = ← ↑ ↓ →
key-arrows-does = میان کارت‌های روشن و پاسخ‌ها؛ با Shift میان همه‌ی کارت‌ها
key-enter = Enter
key-enter-does = پاسخ می‌دهد؛ کارت خاموش را بزرگ باز می‌کند
key-escape = Esc
key-escape-does = برگزیده را رها می‌کند؛ در نوبت دیگران، کارشان را یک‌باره نشان می‌دهد
key-undo = U
key-undo-does = یک گام به عقب
key-log = L
key-log-does = روند بازی
key-rules = ؟
key-rules-does = راهنمای بازی

## وقتی چیزی درست پیش نمی‌رود

error-offline = سرور پاسخ نمی‌دهد. روشن است؟
error-malformed = آن پیام فهمیده نشد.
error-too_large = آن پیام بیش از اندازه بلند بود.
error-no_table = چنین میزی نیست.
error-not_found = در این نشانی چیزی نیست.
error-not_started = بازی هنوز آغاز نشده است.
error-unfinished = بازی هنوز تمام نشده است.
error-not_your_seat = آن‌جا جای شما نیست.
error-stale = بازی پیش از این جلو رفته بود.
error-not_asked = نوبت شما نیست.
error-illegal = این کار الان مجاز نیست.
error-no_undo = از این‌جا راه برگشتی نیست.
error-finished = بازی تمام شده است.
error-bad_game = چنین بازی‌ای نیست، یا با این تعداد صندلی نمی‌شود.
error-seat_taken = کسی زودتر نشست؛ آن صندلی پر شد.
error-bad_invite = این لینک برای این میز معتبر نیست.
error-bad_name = نامی بنویسید.
error-too_many = یک‌باره زیاد شد. کمی درنگ کنید.
error-old_rules = این بازی با قاعده‌های قدیمی‌تر آغاز شده و نمی‌تواند ادامه یابد.
error-foreign = آن درخواست از جای دیگری آمد و پذیرفته نشد.
error-failed = در سرور ایرادی پیش آمد. چیزی از دست نرفت؛ دوباره بکوشید.

# A number that is not known.
unknown = ؟

## Maps

map-closer = نزدیک‌تر
map-whole = همه‌ی نقشه
