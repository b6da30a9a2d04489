#nullable enable

namespace UnityEngine
{
    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/Object.html</summary>
    public partial class Object
    {
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/Texture.html</summary>
    public partial class Texture : Object { }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/Texture2D.html</summary>
    public partial class Texture2D : Texture
    {
        public Texture2D(int width, int height) { }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/ImageConversion.html</summary>
    public static partial class ImageConversion
    {
        public static bool LoadImage(this Texture2D tex, byte[] data)
        {
            return data.Length > 0;
        }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/ScaleMode.html</summary>
    public enum ScaleMode
    {
        StretchToFill,
        ScaleAndCrop,
        ScaleToFit,
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/GUIContent.html</summary>
    public partial class GUIContent
    {
        public Texture? image { get; set; }
    }
}
