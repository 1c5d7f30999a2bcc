# گفته‌های خودِ میزبان: در پایانه، و آن‌جا که باید صفحه‌ی بازی باشد.
# واژه‌های مرورگر در web/src/locale است و واژه‌های هر بازی در پوشه‌ی خودش.

ready = میزبان آماده است: { $address } (موتور بازی { $engine ->
        [compiled] کامپایل‌شده
       *[interpreted] بدون کامپایل، کندتر ولی به همان درستی،
    } اجرا می‌شود؛ پایان با Ctrl-C)
not-built = بخش مرورگر هنوز ساخته نشده است: یک بار دستور make play را در پوشه‌ی پروژه اجرا کنید.

port-taken = درگاه { $port } گرفته است، شاید خودِ میزبان روی آن باز باشد: همان را در مرورگر باز کنید، یا با ‎--port { $free }‎ درگاه دیگری بدهید (make play PORT={ $free }).
port-rights = درگاه { $port } اجازه‌ی ویژه می‌خواهد: درگاهی از ۱۰۲۴ به بالا بدهید، مثلاً ‎--port { $free }‎.
cannot-listen = روی نشانی { $host } و درگاه { $port } نمی‌شود گوش داد ({ $error }): با ‎--host‎ و ‎--port‎ نشانی و درگاه دیگری بدهید.
bad-folder = پوشه‌ی داده‌ها، { $folder }، به کار نمی‌آید ({ $error }): با ‎--data FOLDER‎ پوشه‌ی دیگری بدهید.
folder-in-use = میزبان دیگری با پوشه‌ی { $folder } در کار است: همان را در مرورگر باز کنید، یا این یکی را با پوشه‌ی دیگری اجرا کنید (--data FOLDER).
damaged = پایگاه داده‌ی پوشه‌ی { $folder } آسیب دیده است ({ $error }): پشتیبان را با mizban restore برگردانید، یا با پوشه‌ی دیگری آغاز کنید (--data FOLDER).
no-driver = نشانی از آنِ پایگاه داده‌ی PostgreSQL است و راه‌اندازش نصب نیست: pip install 'mizban[postgres]'.
bad-database = از پایگاه داده نمی‌شود استفاده کرد ({ $error }): نشانیِ پس از --database یا در MIZBAN_DATABASE_URL را ببینید.
cannot-open = فایل { $file } باز نمی‌شود ({ $error }).
puzzles-done = بازی { $game } اکنون { $count } معما دارد.
no-such-game = بازی‌ای به نام { $game } نیست؛ بازی‌ها این‌ها هستند: { $games }.
cannot-write = در { $file } نمی‌شود نوشت ({ $error }).
train-needs = یادگیری به بسته‌های بیشتری نیاز دارد. آن‌ها را با pip install 'mizban[train]' نصب کنید ({ $error }).
train-failed = بخشی از بازی‌ها با این‌که دوباره هم آزموده شد به جایی نرسید ({ $error })؛ همین دستور از همان‌جا ادامه می‌دهد.

# `mizban app`: پوشه‌ای که سرور نمی‌خواهد.

app-done = میزبان در { $folder } است ({ $megabytes } مگابایت). هر سرور وبی می‌تواند آن را بدهد، مثلاً: python -m http.server --directory { $folder }
app-not-empty = در { $folder } چیز دیگری هست: پوشه‌ای خالی یا تازه انتخاب کنید.
app-no-client = بخش مرورگر هنوز ساخته نشده است: یک بار در پوشه‌ی پروژه `make app` را اجرا کنید.
app-no-python = پایتونِ مرورگر این‌جا نیست: در پوشه‌ی پروژه `make app` را اجرا کنید، یا بسته‌ای نصب کنید که آن را دارد.
app-failed = برنامه در { $folder } نوشته نشد ({ $error }).

# دستور mizban user: هر حساب یک سطر.

user =
    { $name }: { $role ->
        [host] صاحب‌خانه
        [moderator] ناظر
       *[player] بازیکن
    }
user-unknown = حسابی به نام { $name } این‌جا نیست؛ mizban user همه را فهرست می‌کند.
user-who = نقش چه کسی؟ mizban user NAME --role host

# دستور mizban games: هر بازی یک سطر.

game = { $name } ({ $game }): { $fewest } تا { $most } بازیکن، { $minutes } دقیقه

# دستور mizban verify: داوری درباره‌ی یک بازی ثبت‌شده، و این‌که چه کسی برد.

# `mizban backup` and `mizban restore`.

no-house = در { $folder } میزبانی نیست که رونوشت شود: پوشه‌اش را با --data FOLDER بدهید.
not-empty = در { $folder } بازی‌هایی هست: پشتیبان را در پوشه یا پایگاه داده‌ی خالی برگردانید.
no-backup = { $file } پشتیبان کاملی از میزبان نیست ({ $error }).
copy-failed = رونوشت نشد ({ $error })؛ { $file } همان است که بود.
backup-done = همه‌چیز اکنون در { $file } است ({ $rows } سطر). آن را پیش خودتان نگه دارید: رازِ کوکی‌های مهمان‌ها در آن است.
restore-done = همه‌چیز از { $file } برگشت ({ $rows } سطر).

and = و
verify-honest = کارت‌ها درست بُر خورده است: عدد راز با هشی که اول بازی نشان داده شد جور است و هر { $moves } حرکت مجاز است؛ { $winning ->
        [single] بازیکن { $winners } با { $points } امتیاز برد
       *[several] بُرد مشترک بازیکن‌های { $winners } با { $points } امتیاز
    }.
verify-unproven = هر { $moves } حرکت مجاز است، ولی هشی که اول بازی نشان داده شد در این فایل نیست و نمی‌توان گفت کارت‌ها درست بُر خورده یا نه؛ { $winning ->
        [single] بازیکن { $winners } با { $points } امتیاز برد
       *[several] بُرد مشترک بازیکن‌های { $winners } با { $points } امتیاز
    }.

# چه چیزی در یک فایل بازی نادرست است.

record-no_record = سطر { $line }: این فایلِ هیچ بازی‌ای نیست.
record-too_large = سطر { $line }: این فایل برای یک بازی زیادی بلند است.
record-unknown_game = سطر { $line }: میزبان این بازی را نمی‌شناسد.
record-bad_table = سطر { $line }: چنین میزی نمی‌شود: شمار بازیکنان، گزینه‌ها یا عدد راز نادرست است.
record-other_rules = سطر { $line }: این بازی با نسخه‌ی دیگری از قوانین بازی شده است.
record-bad_line = سطر { $line }: این یک حرکت نیست.
record-illegal_move = سطر { $line }: قوانین این حرکت را مجاز نمی‌دانست.
record-cut_off = سطر { $line }: فایل این‌جا تمام می‌شود، با این‌که بازی ادامه دارد.
record-wrong_hash = سطر { $line }: عدد راز با هش نشان‌داده‌شده جور نیست؛ کارت‌ها آن‌طور که قول داده شده بود بُر نخورده است.

# آماده کردن پروژه (tools/prepare.py). بدون Fluent خوانده می‌شود؛ پس هر پیام در یک سطر است و فقط نام‌های ساده دارد.

setup-environment = محیط جداگانه‌ی پایتون در پوشه‌ی ‎.venv‎ ساخته می‌شود …
setup-no-venv = پایتون این‌جا نمی‌تواند محیط جداگانه بسازد: ماژول venv را نصب کنید (دبیان و اوبونتو: apt install python3-venv).
setup-packages = بسته‌های پایتون نصب می‌شود ({ $names }) …
setup-no-packages = بسته‌های پایتون نصب نشد: پیام بالا را ببینید و با اینترنت دوباره امتحان کنید.
setup-web = بسته‌های بخش مرورگر نصب می‌شود …
setup-no-web = بسته‌های بخش مرورگر نصب نشد: پیام بالا را ببینید و با اینترنت دوباره امتحان کنید.
setup-client = بخش مرورگر ساخته می‌شود …
setup-no-client = بخش مرورگر ساخته نشد: پیام بالا را ببینید.
setup-compiling = کامپایل موتور بازی
setup-compiled = موتور بازی کامپایل شد: اگر میزبان روشن است، ربات‌ها از همین حالا با آن فکر می‌کنند و بقیه‌ی میزبان از روشن شدن بعدی.
setup-no-compiler = این‌جا کامپایلر C یا فایل‌های سرآیند پایتون نیست (دبیان و اوبونتو: apt install gcc python3-dev): موتور بازی بدون کامپایل و نزدیک هشت برابر کندتر اجرا می‌شود.
setup-not-compiled = موتور بازی کامپایل نشد ({ $log } را ببینید): بدون کامپایل و نزدیک هشت برابر کندتر اجرا می‌شود.
setup-must-compile = این‌جا موتور بازی باید کامپایل شود: build/compile.log را ببینید.
setup-chromium = Chromium برای آزمون‌های مرورگر نصب می‌شود …
setup-no-chromium = آزمون‌های مرورگر Chromium می‌خواهد: نصبش کنید (دبیان: apt install chromium؛ جاهای دیگر: python -m playwright install --with-deps chromium) و دوباره اجرا کنید.
setup-device = پایتونِ مرورگر ساخته می‌شود …
setup-no-device = پایتونِ مرورگر ساخته نشد: پیام بالا را ببینید.
setup-what = آماده کردن { $aim } معنی ندارد: play یا app یا test یا bench یا client یا parts بگویید.

# خبرهای مرورگر
notice-turn = نوبت شماست: { $game }
notice-nudge = منتظر شما هستند: { $game }
notice-with = با { $names }
notice-alone = میزتان منتظر شماست.

# ---- پیش‌نمایش دعوت در پیام‌رسان
preview-invited = دعوت به «{ $game }» از طرف { $name }
preview-free = صندلی شما خالی است، بفرمایید. حساب کاربری لازم نیست.
preview-full = همه‌ی صندلی‌های این میز پر است.
