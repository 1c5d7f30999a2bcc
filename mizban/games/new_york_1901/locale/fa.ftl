# New York 1901 in Persian. Keys are formed, never typed: see ARCHITECTURE.md, "Words".
# Signed numbers stand between the invisible U+2066 and U+2069, so that + and − stay to the left of the number.

new_york_1901-name = نیویورک ۱۹۰۱
new_york_1901-tagline = زمین بخرید، بسازید و باز هم بلندتر بسازید
new_york_1901-subtitle = { $last ->
    [yes] نوبت { $turn }، نوبت‌های پایانی
   *[no] نوبت { $turn }
}

## عددها با نامشان، برای پیام‌های پایین‌تر

new_york_1901-points = { $points } امتیاز
new_york_1901-squares = { $squares } خانه
new_york_1901-workers = { $workers ->
    [0] بدون کارگر
   *[other] { $workers } کارگر
}

## آن‌چه پرسیده می‌شود

new_york_1901-ask-TakeTurn = { $returning ->
    [1] کاری از شما برنمی‌آید: کدام زمین را پس می‌دهید؟
   *[other] { $workers ->
        [0] { $demolition ->
            [1] کارگر آزاد ندارید: می‌سازید یا تخریب می‌کنید؟
           *[other] کارگر آزاد ندارید: کدام آسمان‌خراش را می‌سازید؟
        }
       *[other] { $demolition ->
            [1] کارت زمین برمی‌دارید یا تخریب می‌کنید؟
           *[other] کدام کارت زمین را برمی‌دارید؟
        }
    }
}
new_york_1901-help-TakeTurn = { $last ->
    [1] این نوبت آخر شماست
   *[other] { $workers ->
        [0] { $returning ->
            [1] کارگرش برمی‌گردد و زمین برای همه آزاد می‌شود
           *[other] از هر زمینی که رویش بسازید کارگرتان برمی‌گردد
        }
       *[other] کارگرتان را روی زمینی با همان رنگ و اندازه می‌گذارید؛ بعد می‌توانید بسازید
    }
}
new_york_1901-wait-TakeTurn = { $returning ->
    [1] { $seat } ناچار است زمینی پس بدهد
   *[other] { $workers ->
        [0] { $seat } کارگر آزاد ندارد و باید بسازد
       *[other] { $seat } دارد کارت زمین انتخاب می‌کند
    }
}

new_york_1901-ask-LandGrab = { $left ->
    [1] به چنگ آوردن زمین: کارت دوم کدام است؟
   *[other] به چنگ آوردن زمین: کدام دو کارت زمین کوچک؟
}
new_york_1901-help-LandGrab = بازار وقتی پر می‌شود که هر دو را برداشته باشید
new_york_1901-wait-LandGrab = { $seat } دارد دو زمین به چنگ می‌آورد

new_york_1901-ask-ClaimLot = کارگرتان به کدام زمین می‌رود؟
new_york_1901-help-ClaimLot = { $card }: هر کدام که آزاد باشد
new_york_1901-wait-ClaimLot = { $seat } دارد زمین انتخاب می‌کند: { $card }

new_york_1901-ask-BuildStep = کدام آسمان‌خراش را می‌سازید؟ یا هیچ‌کدام؟
new_york_1901-help-BuildStep = روی خانه‌های خالی املاک خودتان، کنار خیابان یا پارک
new_york_1901-wait-BuildStep = { $seat } می‌تواند بسازد

new_york_1901-ask-Demolish = کدام آسمان‌خراش جای ساختمان قدیمی را می‌گیرد؟
new_york_1901-help-Demolish = باید از نسلی تازه‌تر از همه‌ی ساختمان‌های زیرش باشد
new_york_1901-wait-Demolish = { $seat } می‌خواهد تخریب کند

new_york_1901-ask-PlacePiece = { $how ->
    [1] { $card } جای چه چیزی را بگیرد؟
   *[other] { $card } را کجا می‌سازید؟
}
new_york_1901-help-PlacePiece = { $how ->
    [1] { new_york_1901-points }؛ هر چه زیر آن است به جعبه برمی‌گردد
   *[other] { new_york_1901-squares }، { new_york_1901-points }؛ جای روشنی را بزنید
}
new_york_1901-wait-PlacePiece = { $seat } دارد { $card } را می‌سازد

new_york_1901-ask-ConstructionBoom = رونق ساخت‌وساز: یک بار دیگر می‌سازید؟
new_york_1901-help-ConstructionBoom = کارت خرج می‌شود؛ اگر بماند در پایان ۱ امتیاز دارد
new_york_1901-wait-ConstructionBoom = { $seat } می‌تواند یک بار دیگر بسازد

new_york_1901-ask-BoomFirst = رونق ساخت‌وساز: اول کدام آسمان‌خراش را می‌سازید؟
new_york_1901-help-BoomFirst = روی خانه‌های خالی املاک خودتان؛ بعد نوبت مثل همیشه ادامه دارد
new_york_1901-wait-BoomFirst = { $seat } دارد با رونق ساخت‌وساز می‌سازد

new_york_1901-ask-AgreeToEnd = دیگر کسی نمی‌سازد. بازی همین‌جا تمام شود؟
new_york_1901-help-AgreeToEnd = { $rounds } دور بدون ساخت‌وساز. اگر همه بخواهند یا به { $most } دور برسد، بازی تمام می‌شود
new_york_1901-wait-AgreeToEnd = { $seat } درباره‌ی پایان بازی تصمیم می‌گیرد

## کارها: دکمه، جمله‌ی کامل، برچسب زیر چیز روشن

new_york_1901-verb-take = برداشتن { $card }
new_york_1901-say-take = کارت { $card } را برمی‌دارید؟
new_york_1901-verb-claim = زمین { $number }
new_york_1901-say-claim = کارگر را روی { $card } شماره‌ی { $number } می‌گذارید؟
new_york_1901-verb-grab = به چنگ آوردن زمین
new_york_1901-say-grab = با «به چنگ آوردن زمین» دو زمین کوچک را یک‌جا برمی‌دارید؟
new_york_1901-verb-shift = تعویض بازار
new_york_1901-say-shift = با «تعویض بازار» همه‌ی کارت‌های رو را عوض می‌کنید؟
new_york_1901-verb-boom = رونق ساخت‌وساز
new_york_1901-say-boom = همین حالا با «رونق ساخت‌وساز» می‌سازید و بعد نوبت را ادامه می‌دهید؟
new_york_1901-verb-demolish = تخریب
new_york_1901-say-demolish = { $workers ->
    [0] ساختمان قدیمی خود را نو می‌کنید؟
   *[other] به جای گرفتن زمین، ساختمان قدیمی خود را نو می‌کنید؟
}
new_york_1901-verb-build = { $card }
new_york_1901-say-build = { $card } را می‌سازید؟ { new_york_1901-squares }، { new_york_1901-points }
new_york_1901-hint-build = ⁦+{ $points }⁩
new_york_1901-verb-place = ساختن همین‌جا
new_york_1901-say-place = { $demolished ->
    [0] همین‌جا می‌سازید؟ { new_york_1901-points }{ $streets ->
        [0] { "" }
       *[other] ، کنار { $streets } خیابانِ امتیازدار
    }
   *[other] همین‌جا می‌سازید و { $demolished } ساختمان را تخریب می‌کنید؟ { new_york_1901-points }
}
new_york_1901-hint-place = ⁦+{ $points }⁩
new_york_1901-because-place = { $cost ->
    [0] { $back ->
        [0] { "" }
       *[other] { $back } کارگر برمی‌گردد
    }
   *[other] { $back ->
        [0] { $cost } کارگر باید روی زمین خالی‌شده بماند
       *[other] { $back } کارگر برمی‌گردد و { $cost } کارگر روی زمین خالی‌شده می‌ماند
    }
}
new_york_1901-verb-return = پس دادن { $card } شماره‌ی { $number }
new_york_1901-say-return = { $card } شماره‌ی { $number } را پس می‌دهید و کارگرش را برمی‌دارید؟
new_york_1901-verb-done = پایان نوبت
new_york_1901-say-done = دیگر نمی‌سازید و نوبت را تمام می‌کنید؟
new_york_1901-verb-agree = پایان بازی
new_york_1901-say-agree = موافقید که بازی همین‌جا تمام شود؟
new_york_1901-verb-play_on = ادامه‌ی بازی
new_york_1901-say-play_on = بازی ادامه پیدا کند؟

new_york_1901-why-locked = از { $from } امتیاز
new_york_1901-why-crowned = هر کس فقط یکی
new_york_1901-why-expand = اول کارت زمین بردارید
new_york_1901-why-room = جا ندارد
new_york_1901-why-frontage = کنار خیابان یا پارک جا ندارد
new_york_1901-why-older = ساختمان قدیمی‌تری ندارید
new_york_1901-why-guards = کارگر برای زمین‌های خالی‌شده کم است
new_york_1901-why-left = { $left } آسمان‌خراش باید نساخته بماند
new_york_1901-why-replace = ساختمان تازه‌تری جا نمی‌شود
new_york_1901-why-worker = کارگر آزاد ندارید
new_york_1901-why-large = فقط زمین کوچک
new_york_1901-why-workers = { new_york_1901-workers } آزاد لازم است
new_york_1901-why-future = بازار آینده خالی است
new_york_1901-why-small = کارت زمین کوچک کم است

## آن‌چه گذشت

new_york_1901-event-TurnBegan = { $you ->
    [yes] { $last ->
        [yes] نوبت آخر شما
       *[no] نوبت شما
    }
   *[no] { $last ->
        [yes] نوبت آخر { $seat }
       *[no] نوبت { $seat }
    }
}
new_york_1901-event-LotClaimed = { $you ->
    [yes] شما { $card } شماره‌ی { $number } را گرفتید.
   *[no] { $seat } { $card } شماره‌ی { $number } را گرفت.
}
new_york_1901-event-MarketRefilled = { $left ->
    [0] تازه‌های بازار: { $cards }. کارتی نماند.
    [1] تازه‌های بازار: { $cards }. { $left } کارت ماند.
   *[other] تازه‌های بازار: { $cards }.
}
new_york_1901-event-ActionUsed = { $you ->
    [yes] شما از کارت «{ $card }» استفاده کردید.
   *[no] { $seat } از کارت «{ $card }» استفاده کرد.
}
new_york_1901-event-MarketShifted = { $you ->
    [yes] شما کارت‌های رو را زیر بازار آینده گذاشتید: { $cards }.
   *[no] { $seat } کارت‌های رو را زیر بازار آینده گذاشت: { $cards }.
}
new_york_1901-event-Demolished = { $you ->
    [yes] شما { $cards } را تخریب کردید.
   *[no] { $seat } { $cards } را تخریب کرد.
}
new_york_1901-event-Built = { $you ->
    [yes] { $workers ->
        [0] شما { $card } را ساختید: { new_york_1901-points }.
       *[other] شما { $card } را ساختید: { new_york_1901-points }، { new_york_1901-workers } برگشت.
    }
   *[no] { $workers ->
        [0] { $seat } { $card } را ساخت: { new_york_1901-points }.
       *[other] { $seat } { $card } را ساخت: { new_york_1901-points }، { new_york_1901-workers } برگشت.
    }
}
new_york_1901-event-Crowned = { $you ->
    [yes] نشان پادشاهی شما روی { $card } نشست.
   *[no] نشان پادشاهی { $seat } روی { $card } نشست.
}
new_york_1901-event-PrestigeScored = { $you ->
    [yes] { $card }: شما { new_york_1901-points } گرفتید.
   *[no] { $card }: { $seat } { new_york_1901-points } گرفت.
}
new_york_1901-event-Manned = { $you ->
    [yes] کارگری از شما روی { $card } شماره‌ی { $number } رفت که خالی مانده بود.
   *[no] کارگری از { $seat } روی { $card } شماره‌ی { $number } رفت که خالی مانده بود.
}
new_york_1901-event-Unlocked = { $you ->
    [yes] { $generation ->
        [2] حالا می‌توانید آسمان‌خراش نقره‌ای بسازید!
       *[other] حالا می‌توانید آسمان‌خراش طلایی بسازید!
    }
   *[no] { $generation ->
        [2] { $seat } حالا می‌تواند آسمان‌خراش نقره‌ای بسازد.
       *[other] { $seat } حالا می‌تواند آسمان‌خراش طلایی بسازد.
    }
}
new_york_1901-event-BuiltNothing = { $you ->
    [yes] شما چیزی نساختید.
   *[no] { $seat } چیزی نساخت.
}
new_york_1901-event-LotReturned = { $you ->
    [yes] کاری از شما برنمی‌آمد: { $card } شماره‌ی { $number } را پس دادید.
   *[no] کاری از { $seat } برنمی‌آمد: { $card } شماره‌ی { $number } را پس داد.
}
new_york_1901-event-EndTriggered = { $market ->
    [yes] کارت‌های زمین رو به پایان است: دیگران هر کدام یک نوبت آخر دارند.
   *[no] { $you ->
        [yes] چهار آسمان‌خراش برای شما مانده: دیگران هر کدام یک نوبت آخر دارند.
       *[no] چهار آسمان‌خراش برای { $seat } مانده: دیگران هر کدام یک نوبت آخر دارند.
    }
}
new_york_1901-event-Voted = { $you ->
    [yes] { $agreed ->
        [yes] شما موافق پایان بازی بودید.
       *[no] شما خواستید بازی ادامه پیدا کند.
    }
   *[no] { $agreed ->
        [yes] { $seat } موافق پایان بازی بود.
       *[no] { $seat } خواست بازی ادامه پیدا کند.
    }
}
new_york_1901-event-StreetScored = { $you ->
    [yes] { $card }: شما با { $buildings } ساختمان بیشترین را دارید، { new_york_1901-points }.
   *[no] { $card }: { $seat } با { $buildings } ساختمان بیشترین را دارد، { new_york_1901-points }.
}
new_york_1901-event-StreetTied = { $buildings ->
    [0] { $card }: کسی آن‌جا نساخته است.
   *[other] { $card }: تساوی با { $buildings } ساختمان، بدون امتیاز.
}
new_york_1901-event-ChallengeScored = { $you ->
    [yes] { $card }: شما { new_york_1901-points } گرفتید.
   *[no] { $card }: { $seat } { new_york_1901-points } گرفت.
}
new_york_1901-event-ActionsScored = { $you ->
    [yes] کارت‌های عملِ استفاده‌نشده: { $cards }. شما { new_york_1901-points } گرفتید.
   *[no] کارت‌های عملِ استفاده‌نشده: { $cards }. { $seat } { new_york_1901-points } گرفت.
}
new_york_1901-event-Ended = { $stalemate ->
    [yes] دیگر کسی نمی‌سازد: بازی تمام شد.
   *[no] بازی تمام شد.
}

## کارت‌های زمین

new_york_1901-card-lot-green-2 = زمین کوچک سبز
new_york_1901-card-lot-green-2-text = هر زمین آزادِ { $size } خانه‌ای در ناحیه‌ی سبز.
new_york_1901-card-lot-green-3 = زمین بزرگ سبز
new_york_1901-card-lot-green-3-text = هر زمین آزادِ { $size } خانه‌ای در ناحیه‌ی سبز.
new_york_1901-card-lot-blue-2 = زمین کوچک آبی
new_york_1901-card-lot-blue-2-text = هر زمین آزادِ { $size } خانه‌ای در ناحیه‌ی آبی.
new_york_1901-card-lot-blue-3 = زمین بزرگ آبی
new_york_1901-card-lot-blue-3-text = هر زمین آزادِ { $size } خانه‌ای در ناحیه‌ی آبی.
new_york_1901-card-lot-red-2 = زمین کوچک قرمز
new_york_1901-card-lot-red-2-text = هر زمین آزادِ { $size } خانه‌ای در ناحیه‌ی قرمز.
new_york_1901-card-lot-red-3 = زمین بزرگ قرمز
new_york_1901-card-lot-red-3-text = هر زمین آزادِ { $size } خانه‌ای در ناحیه‌ی قرمز.
new_york_1901-card-lot-yellow-2 = زمین کوچک زرد
new_york_1901-card-lot-yellow-2-text = هر زمین آزادِ { $size } خانه‌ای در ناحیه‌ی زرد.
new_york_1901-card-lot-yellow-3 = زمین بزرگ زرد
new_york_1901-card-lot-yellow-3-text = هر زمین آزادِ { $size } خانه‌ای در ناحیه‌ی زرد.
new_york_1901-card-lot-pink-2 = زمین کوچک صورتی
new_york_1901-card-lot-pink-2-text = هر زمین آزادِ { $size } خانه‌ای در ناحیه‌ی صورتی.
new_york_1901-card-lot-pink-3 = زمین بزرگ صورتی
new_york_1901-card-lot-pink-3-text = هر زمین آزادِ { $size } خانه‌ای در ناحیه‌ی صورتی.

## آسمان‌خراش‌ها

new_york_1901-piece-text = { $generation ->
    [starter] ساختمان شروع‌کننده با { new_york_1901-squares }. کنار خیابان شمرده می‌شود و هر نسلی می‌تواند جایش را بگیرد.
    [bronze] برنزی، { new_york_1901-squares }، { new_york_1901-points }{ $irregular ->
        [yes] ، با شکل نامعمول.
       *[no] .
    }
    [silver] نقره‌ای، { new_york_1901-squares }، { new_york_1901-points }{ $irregular ->
        [yes] ، با شکل نامعمول.
       *[no] .
    }
    [gold] طلایی، { new_york_1901-squares }، { new_york_1901-points }{ $irregular ->
        [yes] ، با شکل نامعمول.
       *[no] .
    }
   *[legendary] افسانه‌ای، { new_york_1901-squares }، { new_york_1901-points }، بلندی { $height } پا{ $irregular ->
        [yes] ، با شکل نامعمول.
       *[no] .
    } طلایی حساب می‌شود. هر بازیکن حداکثر یکی می‌سازد.
}
new_york_1901-card-tower = ساختمان تاور
new_york_1901-card-tower-text = { new_york_1901-piece-text }
new_york_1901-card-gillender = ساختمان گیلندر
new_york_1901-card-gillender-text = { new_york_1901-piece-text }
new_york_1901-card-mail-and-express = ساختمان میل اند اکسپرس
new_york_1901-card-mail-and-express-text = { new_york_1901-piece-text }
new_york_1901-card-tribune = ساختمان تریبیون
new_york_1901-card-tribune-text = { new_york_1901-piece-text }
new_york_1901-card-potter = ساختمان پاتر
new_york_1901-card-potter-text = { new_york_1901-piece-text }
new_york_1901-card-havemeyer = ساختمان هاومایر
new_york_1901-card-havemeyer-text = { new_york_1901-piece-text }
new_york_1901-card-american-surety = ساختمان امریکن شوریتی
new_york_1901-card-american-surety-text = { new_york_1901-piece-text }
new_york_1901-card-manhattan-life = ساختمان منهتن لایف
new_york_1901-card-manhattan-life-text = { new_york_1901-piece-text }
new_york_1901-card-world = ساختمان ورلد
new_york_1901-card-world-text = { new_york_1901-piece-text }
new_york_1901-card-st-paul = ساختمان سنت پل
new_york_1901-card-st-paul-text = { new_york_1901-piece-text }
new_york_1901-card-empire = ساختمان امپایر
new_york_1901-card-empire-text = { new_york_1901-piece-text }
new_york_1901-card-broad-exchange = ساختمان براد اکسچنج
new_york_1901-card-broad-exchange-text = { new_york_1901-piece-text }
new_york_1901-card-liberty-tower = برج لیبرتی
new_york_1901-card-liberty-tower-text = { new_york_1901-piece-text }
new_york_1901-card-bankers-trust = ساختمان بنکرز تراست
new_york_1901-card-bankers-trust-text = { new_york_1901-piece-text }
new_york_1901-card-west-street = ساختمان وست استریت
new_york_1901-card-west-street-text = { new_york_1901-piece-text }
new_york_1901-card-city-investing = ساختمان سیتی اینوستینگ
new_york_1901-card-city-investing-text = { new_york_1901-piece-text }
new_york_1901-card-trinity = ساختمان ترینیتی
new_york_1901-card-trinity-text = { new_york_1901-piece-text }
new_york_1901-card-hudson-terminal = هادسون ترمینال
new_york_1901-card-hudson-terminal-text = { new_york_1901-piece-text }
new_york_1901-card-starter = ساختمان شروع‌کننده
new_york_1901-card-starter-text = { new_york_1901-piece-text }
new_york_1901-card-park-row = پارک رو
new_york_1901-card-park-row-text = { new_york_1901-piece-text }
new_york_1901-card-singer = سینگر
new_york_1901-card-singer-text = { new_york_1901-piece-text }
new_york_1901-card-metropolitan-life = متروپولیتن لایف
new_york_1901-card-metropolitan-life-text = { new_york_1901-piece-text }
new_york_1901-card-woolworth = وولورث
new_york_1901-card-woolworth-text = { new_york_1901-piece-text }

## خیابان‌های نیویورک

new_york_1901-street-text = در پایان { new_york_1901-points } برای بیشترین ساختمان کنار این خیابان. در تساوی، طبق قانون میز.
new_york_1901-card-broadway = برادوی
new_york_1901-card-broadway-text = { new_york_1901-street-text }
new_york_1901-card-wall-street = وال استریت
new_york_1901-card-wall-street-text = { new_york_1901-street-text }
new_york_1901-card-nassau-broad = ناسائو و براد
new_york_1901-card-nassau-broad-text = { new_york_1901-street-text }
new_york_1901-card-cedar = سدر
new_york_1901-card-cedar-text = { new_york_1901-street-text }
new_york_1901-card-pine-thames = پاین و تیمز
new_york_1901-card-pine-thames-text = { new_york_1901-street-text }

## چالش‌های دارای جایزه

new_york_1901-card-bronze-baron = بارون برنزی
new_york_1901-card-bronze-baron-text = در پایان: ۵، ۱۰ یا ۱۵ امتیاز برای ۴، ۵ یا ۶ ساختمان برنزی شما که هنوز سرپاست.
new_york_1901-card-master-architect = استاد معمار
new_york_1901-card-master-architect-text = در پایان: ۳، ۶ یا ۱۰ امتیاز برای ۳، ۴ یا دست‌کم ۵ ساختمان شما با شکل نامعمول.
new_york_1901-card-generation-king = پادشاه نسل
new_york_1901-card-generation-king-text = در پایان: بیشترین ساختمان برنزی، بیشترین نقره‌ای و بیشترین طلایی، هر کدام ۵ امتیاز. تساوی امتیاز ندارد.
new_york_1901-card-gold-tycoon = سرمایه‌دار طلایی
new_york_1901-card-gold-tycoon-text = در پایان: هر ناحیه‌ای که دست‌کم ۲ ساختمان طلایی در آن دارید، ۳ امتیاز.
new_york_1901-card-gold-prestige = اعتبار طلایی
new_york_1901-card-gold-prestige-text = هر بار که ساختمانی طلایی می‌سازید: برای هر ساختمان برنزی یا نقره‌ای دیگران که کنارش است ۱ امتیاز.

## شخصیت‌ها

new_york_1901-card-schneider = دیوید اشنایدر
new_york_1901-card-schneider-text = از ناحیه‌ی صورتی آغاز می‌کند.
new_york_1901-card-fletcher = رابرت فلچر
new_york_1901-card-fletcher-text = از ناحیه‌ی آبی آغاز می‌کند.
new_york_1901-card-obrien = نورا اوبراین
new_york_1901-card-obrien-text = از ناحیه‌ی سبز آغاز می‌کند.
new_york_1901-card-moretti = لوچیا مورتی
new_york_1901-card-moretti-text = از ناحیه‌ی قرمز آغاز می‌کند.
new_york_1901-card-lindqvist = یاکوب لیندکویست
new_york_1901-card-lindqvist-text = از ناحیه‌ی زرد آغاز می‌کند.

## کارت‌های عمل

new_york_1901-card-construction-boom = رونق ساخت‌وساز
new_york_1901-card-construction-boom-text = در همین نوبت یک بار دیگر روی خانه‌های خالی بسازید. باید دست‌کم ۴ آسمان‌خراش نساخته برایتان بماند. اگر استفاده نشود ۱ امتیاز دارد.
new_york_1901-card-market-shift = تعویض بازار
new_york_1901-card-market-shift-text = در آغاز نوبت: همه‌ی کارت‌های رو زیر بازار آینده می‌روند و ۴ کارت تازه رو می‌شود. اگر استفاده نشود ۱ امتیاز دارد.
new_york_1901-card-land-grab = به چنگ آوردن زمین
new_york_1901-card-land-grab-text = هنگام گسترش: دو زمین کوچک یک‌جا. ۲ کارگر آزاد می‌خواهد و بازار آینده نباید خالی باشد. اگر استفاده نشود ۱ امتیاز دارد.

## گزینه‌های میز

new_york_1901-preset-beginner = مبتدی
new_york_1901-preset-expert = حرفه‌ای
new_york_1901-option-gold_tycoon = چالش: سرمایه‌دار طلایی
new_york_1901-option-gold_tycoon-help = برای مبتدی‌ها: چالش همیشه سرمایه‌دار طلایی است که از همه ساده‌تر است.
new_york_1901-option-known_streets = سه خیابان نامدار
new_york_1901-option-known_streets-help = برای مبتدی‌ها: خیابان‌ها همیشه وال استریت، برادوی و ناسائو و براد هستند.
new_york_1901-option-action_cards = کارت‌های عمل
new_york_1901-option-action_cards-help = هر بازیکن رونق ساخت‌وساز، تعویض بازار و به چنگ آوردن زمین را دارد. مبتدی‌ها می‌توانند کنارشان بگذارند.
new_york_1901-option-starters = ساختمان شروع‌کننده
new_york_1901-option-starters-help = هر بازیکن با یک ساختمان روی زمین خودش آغاز می‌کند. حرفه‌ای‌ها از هیچ آغاز می‌کنند.
new_york_1901-option-high_thresholds = آستانه‌های بالاتر
new_york_1901-option-high_thresholds-help = برای حرفه‌ای‌ها: نقره‌ای از ۱۰ و طلایی از ۲۵ امتیاز، به جای ۶ و ۱۸.
new_york_1901-option-tied_streets = امتیاز خیابان در تساوی
new_york_1901-option-tied_streets-help = همه‌ی کسانی که در بیشترین ساختمانِ خیابان مساوی‌اند امتیازش را می‌گیرند. اگر خاموش باشد، به هیچ‌کس نمی‌رسد.
new_york_1901-option-boom_first = رونق ساخت‌وساز در آغاز نوبت هم
new_york_1901-option-boom_first-help = رونق ساخت‌وساز را می‌شود همان اول نوبت هم به کار برد: می‌سازید و با کارگرهایی که برگشته‌اند ادامه می‌دهید. اگر خاموش باشد، فقط پس از ساختن کار می‌کند.

## برگه‌ی امتیاز

new_york_1901-part-buildings = آسمان‌خراش‌ها
new_york_1901-part-streets = خیابان‌ها
new_york_1901-part-challenge = چالش
new_york_1901-part-actions = کارت‌های عملِ استفاده‌نشده
new_york_1901-part-height = بلندی افسانه‌ای به پا (هنگام تساوی)
new_york_1901-part-gold = ساختمان‌های طلایی (هنگام تساوی)

## صفحه‌ی بازی

new_york_1901-board-map = نقشه‌ی پایین‌دست منهتن
new_york_1901-board-places = { $count } جا در این حالت
new_york_1901-board-free = { $count } آزاد
new_york_1901-board-market = بازار آزاد
new_york_1901-board-future = { $count ->
    [0] بازار آینده، خالی
   *[other] بازار آینده، { $count } کارت
}
new_york_1901-board-known = کارت‌های پس‌داده، به همین ترتیب ته دسته
new_york_1901-board-shifted = کارت‌هایی که با تعویض بازار زیر دسته رفته‌اند، با ترتیب نامعلوم
new_york_1901-board-goals = هدف‌ها
new_york_1901-board-streets = خیابان‌های این بازی
new_york_1901-board-challenge = چالش
new_york_1901-board-legendary = آسمان‌خراش‌های افسانه‌ای
new_york_1901-board-unbuilt = { $count } آسمان‌خراش مانده
new_york_1901-board-to-end = { $count ->
    [0] برای پایان بازی بس است
   *[other] { $count } ساختمان تا پایان بازی
}
new_york_1901-board-workers = { $workers ->
    [0] کارگر آزاد ندارد
   *[other] { $workers } کارگر آزاد
}
new_york_1901-board-actions = کارت‌های عمل
new_york_1901-board-turn = چرخاندن
new_york_1901-board-flip = برگرداندن
new_york_1901-board-from = از { new_york_1901-points }
new_york_1901-board-next-silver = { new_york_1901-points } تا نقره‌ای
new_york_1901-board-next-gold = { new_york_1901-points } تا طلایی
new_york_1901-board-all-unlocked = همه‌ی نسل‌ها آزاد است
new_york_1901-board-last = نوبت‌های پایانی
new_york_1901-board-score = مسیر امتیازشماری
new_york_1901-board-generation-starter = شروع‌کننده
new_york_1901-board-generation-bronze = برنزی
new_york_1901-board-generation-silver = نقره‌ای
new_york_1901-board-generation-gold = طلایی
new_york_1901-board-generation-legendary = افسانه‌ای
new_york_1901-board-district-green = ناحیه‌ی سبز
new_york_1901-board-district-blue = ناحیه‌ی آبی
new_york_1901-board-district-red = ناحیه‌ی قرمز
new_york_1901-board-district-yellow = ناحیه‌ی زرد
new_york_1901-board-district-pink = ناحیه‌ی صورتی
new_york_1901-board-colour-green = سبز
new_york_1901-board-colour-blue = آبی
new_york_1901-board-colour-red = قرمز
new_york_1901-board-colour-yellow = زرد
new_york_1901-board-colour-pink = صورتی
new_york_1901-board-size-2 = کوچک
new_york_1901-board-size-3 = بزرگ
new_york_1901-board-irregular = نامعمول
new_york_1901-board-street-broadway = برادوی
new_york_1901-board-street-wall_street = وال استریت
new_york_1901-board-street-nassau_broad = ناسائو و براد
new_york_1901-board-street-nassau = ناسائو
new_york_1901-board-street-broad = براد
new_york_1901-board-street-cedar = سدر
new_york_1901-board-street-pine_thames = پاین و تیمز
new_york_1901-board-street-pine = پاین
new_york_1901-board-street-thames = تیمز
new_york_1901-board-street-liberty_maiden = لیبرتی و میدن‌لین
new_york_1901-board-street-trinity_place = ترینیتی‌پلیس
new_york_1901-board-street-william = ویلیام
new_york_1901-board-street-pearl = پرل
new_york_1901-board-street-rector = رکتر
new_york_1901-board-street-beaver = بیور
new_york_1901-board-park-trinity_churchyard = باغ کلیسای ترینیتی
new_york_1901-board-park-bowling_green = بولینگ‌گرین
new_york_1901-board-park-hanover_square = میدان هانوور
new_york_1901-board-standing-stock_exchange = بورس نیویورک
new_york_1901-board-standing-sub_treasury = خزانه‌داری فرعی
new_york_1901-board-river-hudson = رود هادسون
new_york_1901-board-river-east = ایست ریور

## این چیست؟

new_york_1901-what-subtitle = نوبت بازی
    .at = end-of-the-game
new_york_1901-what-subtitle-text = نوبت چندم است، و این‌که نوبت‌های پایانی آغاز شده یا نه.
new_york_1901-what-points = امتیاز
    .at = scoring
new_york_1901-what-points-text = امتیاز ساختمان‌ها تا این‌جا. خیابان‌ها، چالش و کارت‌های عملِ استفاده‌نشده در پایان اضافه می‌شود.
new_york_1901-what-workers = کارگران
    .at = expand
new_york_1901-what-workers-text = همین تعداد آماده‌اند. روی هر زمین تازه یکی می‌رود و وقتی آن‌جا ساخته شود برمی‌گردد.
new_york_1901-what-unbuilt = آسمان‌خراش‌های مانده
    .at = end-of-the-game
new_york_1901-what-unbuilt-text = این بازیکن همین تعداد هنوز دارد. وقتی کم بماند، نوبت‌های پایانی آغاز می‌شود.
new_york_1901-what-generation = { $generation ->
    [bronze] { new_york_1901-board-generation-bronze }
    [silver] { new_york_1901-board-generation-silver }
    [gold] { new_york_1901-board-generation-gold }
   *[legendary] { new_york_1901-board-generation-legendary }
}
    .at = skyscrapers
new_york_1901-what-generation-text = یک نسل از آسمان‌خراش‌ها. برنزی از همان اول آزاد است؛ نقره‌ای، طلایی و افسانه‌ای از امتیاز معینی به بعد.
new_york_1901-what-next = بعد از این
    .at = build
new_york_1901-what-next-text = چند امتیاز تا نسل بعدی مانده و تا نوبت‌های پایانی چه‌قدر.
new_york_1901-what-progress = { $seat }
    .at = challenges
new_york_1901-what-progress-text = این بازیکن از چالش چه دارد و الان چند امتیاز می‌آورد.
new_york_1901-what-streets = خیابان‌های این بازی
    .at = characters-and-streets
new_york_1901-what-streets-text = در پایان هر که کنار یکی از این خیابان‌ها بیشترین ساختمان را داشته باشد، امتیازش را می‌گیرد.
new_york_1901-what-street-count = { $seat }
    .at = scoring
new_york_1901-what-street-count-text = همین تعداد از ساختمان‌های این بازیکن کنار خیابان است. پیشتاز نشان دارد؛ تساوی امتیاز ندارد.
new_york_1901-what-street-points = امتیاز خیابان
    .at = scoring
new_york_1901-what-street-points-text = در پایان بازی به کسی می‌رسد که کنارش بیشترین ساختمان را دارد.
new_york_1901-what-street = خیابانِ امتیازدار
    .at = scoring
new_york_1901-what-street-text = ساختمان‌ها کنارش می‌ایستند. در پایان هر که کنارش بیشترین را داشته باشد امتیازش را می‌گیرد.
new_york_1901-what-street-plain = خیابان
    .at = build
new_york_1901-what-street-plain-text = هر ساختمان باید به خیابان یا پارکی برسد. این یکی در این بازی امتیازی ندارد.
new_york_1901-what-street-end = پیشتاز این خیابان
    .at = scoring
new_york_1901-what-street-end-text = امتیاز خیابان است یا، اگر کسی تنها پیش باشد، نشان او.
new_york_1901-what-track = مسیر امتیازشماری
    .at = scoring
new_york_1901-what-track-text = هر بازیکن چند امتیاز دارد و از کجا به بعد نقره‌ای و طلایی آزاد است.
new_york_1901-what-lane = { $seat }
    .at = scoring
new_york_1901-what-lane-text = امتیاز این بازیکن تا این‌جا.
new_york_1901-what-market = بازار آزاد
    .at = lot-cards
new_york_1901-what-market-text = کارت‌های زمین برای انتخاب: هر کارت یک زمین خالی از همان ناحیه و اندازه به شما می‌دهد.
new_york_1901-what-future = بازار آینده
    .at = lot-cards
new_york_1901-what-future-text = کارت‌های زمینی که هنوز نیامده‌اند و تعدادشان. وقتی تمام شوند، بازی رو به پایان است.
new_york_1901-what-lot-card = { $card }
    .at = lot-cards
new_york_1901-what-lot-card-text = کارگری روی زمین خالی همین ناحیه و اندازه بگذارید. از آن پس مال شماست.
new_york_1901-what-free-lots = زمین‌های خالی
    .at = expand
new_york_1901-what-free-lots-text = همین تعداد زمین از این جنس هنوز صاحبی ندارد.
new_york_1901-what-map = نقشه
    .at = the-map
new_york_1901-what-map-text = پایین‌دست منهتن: زمین‌ها در پنج ناحیه، خیابان‌ها و پارک‌ها.
new_york_1901-what-lot = { $district ->
    [green] { new_york_1901-board-district-green }
    [blue] { new_york_1901-board-district-blue }
    [red] { new_york_1901-board-district-red }
    [yellow] { new_york_1901-board-district-yellow }
   *[pink] { new_york_1901-board-district-pink }
}
    .at = the-map
new_york_1901-what-lot-text = { $size ->
    [3] زمین بزرگ، با گل. هر که کارت زمین بزرگِ همین ناحیه را بردارد می‌تواند کارگرش را این‌جا بگذارد.
   *[other] زمین کوچک. هر که کارت زمین کوچکِ همین ناحیه را بردارد می‌تواند کارگرش را این‌جا بگذارد.
}
new_york_1901-what-lot-out = بیرون از این بازی
    .at = set-up
new_york_1901-what-lot-out-text = با دو بازیکن این ناحیه کنار می‌رود: کسی نمی‌تواند این‌جا زمین داشته باشد.
new_york_1901-what-owned = زمین { $seat }
    .at = expand
new_york_1901-what-owned-text = فقط صاحبش می‌تواند این‌جا بسازد.
new_york_1901-what-worker = کارگر { $seat }
    .at = expand
new_york_1901-what-worker-text = نگهبان زمین است تا صاحبش آن‌جا بسازد؛ بعد برمی‌گردد.
new_york_1901-what-park = پارک
    .at = build
new_york_1901-what-park-text = کسی رویش نمی‌سازد. ساختمان می‌تواند به جای خیابان به پارک برسد.
new_york_1901-what-old-building = ساختمان قدیمی
    .at = the-map
new_york_1901-what-old-building-text = از پیش این‌جا بوده است: کسی روی خانه‌هایش نمی‌سازد.
new_york_1901-what-crest = نشان خانوادگی
    .at = characters-and-streets
new_york_1901-what-crest-text = شخصیتِ این ناحیه از همین‌جا با ساختمان شروع‌کننده آغاز می‌کند.
new_york_1901-what-legendary = آسمان‌خراش‌های افسانه‌ای
    .at = skyscrapers
new_york_1901-what-legendary-text = برای همه‌اند، ولی هر کس فقط یکی می‌سازد، آن هم با امتیاز کافی.
new_york_1901-what-goals = هدف‌ها
    .at = scoring
new_york_1901-what-goals-text = چه کسی در کدام خیابان پیش است و شما در چالش چه‌قدر پیش رفته‌اید. با یک ضربه همه را ببینید.
new_york_1901-what-piece = { $card }
    .at = skyscrapers
new_york_1901-what-piece-text = آسمان‌خراش است. روی خانه‌های خالی صاحبش می‌نشیند و به خیابان یا پارکی می‌رسد.
new_york_1901-what-places = جاها
    .at = build
new_york_1901-what-places-text = قطعه به همین شکل که در دست شماست در این تعداد جا می‌نشیند.
new_york_1901-what-turn = چرخاندن
    .at = build
new_york_1901-what-turn-text = قطعه را یک‌چهارم می‌چرخاند.
new_york_1901-what-flip = برگرداندن
    .at = build
new_york_1901-what-flip-text = قطعه را برمی‌گرداند.
new_york_1901-what-demolish = تخریب
    .at = demolish
new_york_1901-what-demolish-text = ساختمان‌های قدیمی‌ترِ خودتان جایشان را به یکی از نسل جدیدتر می‌دهند؛ قدیمی‌ها از بازی بیرون می‌روند.

## آن‌چه هر بازیکن گرفت: سرخط‌های نرخ برد، برای سنجشِ بازی‌های بسیار

new_york_1901-took-built = آسمان‌خراش‌های ساخته‌شده
new_york_1901-took-claimed = زمین‌های گرفته‌شده
new_york_1901-took-used = کارت‌های عملِ استفاده‌شده

## چرا یک پاسخ بهتر از دیگری است: چه بیشتر یا کمتر دارد. صفر یعنی شمردنی نیست.

new_york_1901-aspect-points = { $more ->
    [yes] { $count ->
        [0] امید بیشتر به امتیاز
        [1] یک امتیاز بیشتر
       *[other] { $count } امتیاز بیشتر
    }
   *[no] { $count ->
        [0] امید کمتر به امتیاز
        [1] یک امتیاز کمتر
       *[other] { $count } امتیاز کمتر
    }
}
new_york_1901-aspect-streets = { $more ->
    [yes] جای بهتر در خیابان‌ها
   *[no] جای بدتر در خیابان‌ها
}
new_york_1901-aspect-challenge = { $more ->
    [yes] نزدیک‌تر به چالش این بازی
   *[no] دورتر از چالش این بازی
}
new_york_1901-aspect-actions = { $more ->
    [yes] { $count ->
        [0] کارت عمل بیشتر در دست
        [1] یک کارت عمل بیشتر
       *[other] { $count } کارت عمل بیشتر
    }
   *[no] { $count ->
        [0] کارت عمل کمتر در دست
        [1] یک کارت عمل کمتر
       *[other] { $count } کارت عمل کمتر
    }
}
new_york_1901-aspect-skyscrapers = { $more ->
    [yes] نزدیک‌تر به آسمان‌خراش‌های بلندتر
   *[no] دورتر از آسمان‌خراش‌های بلندتر
}
new_york_1901-aspect-workers = { $more ->
    [yes] { $count ->
        [0] کارگرهای سر جای بهتر
        [1] یک کارگر آزاد بیشتر
       *[other] { $count } کارگر آزاد بیشتر
    }
   *[no] { $count ->
        [0] کارگرهای سر جای بدتر
        [1] یک کارگر آزاد کمتر
       *[other] { $count } کارگر آزاد کمتر
    }
}
new_york_1901-aspect-building = { $more ->
    [yes] ساختنی‌های بیشتر از همین حالا
   *[no] ساختنی‌های کمتر در نوبت بعد
}
new_york_1901-aspect-land = { $more ->
    [yes] { $count ->
        [0] زمینی که آینده‌ی بهتری دارد
        [1] یک خانه زمین بیشتر
       *[other] { $count } خانه زمین بیشتر
    }
   *[no] { $count ->
        [0] زمینی که آینده‌ی کمتری دارد
        [1] یک خانه زمین کمتر
       *[other] { $count } خانه زمین کمتر
    }
}
new_york_1901-aspect-tempo = { $more ->
    [yes] جای بهتر در ترتیب نوبت
   *[no] جای بدتر در ترتیب نوبت
}
